#include "engine/gtp/play/generated_move.h"

#include "engine/counting/score.h"
#include "engine/gtp/play/search_text.h"
#include "engine/search/thinking_time.h"

namespace katachi::gtp {

double points_of_white(const Session& session) {
    return session.komi + counting::handicap_points(session.game.rules().handicap, session.game.game().handicap());
}

search::MoveQuestion question_for(const Session& session, board::Colour colour) {
    search::MoveQuestion question{.game = session.game.game(),
                                  .to_move = colour,
                                  .komi = points_of_white(session),
                                  .only = session.play.area.allowed(),
                                  .is_abandoned = session.is_abandoned};
    const auto played = static_cast<int>(session.game.history().size());
    const search::Clock& clock = session.play.clocks[static_cast<std::size_t>(colour)];
    question.time = clock.budget(search::moves_to_share(session.size(), played));
    return question;
}

Answer generate(Session& session, search::MoveQuestion question, AfterMove after) {
    const search::Stopwatch watch;
    if (!session.game.trials().empty()) return failure("trial moves are on the board; popgo takes them back");
    search::Player* const player = session.play.asked();
    if (player == nullptr) return failure(cannot_play);
    if (session.play.draws_live && !question.report) {
        constexpr double seconds_between_drawings = 0.5;
        question.report_seconds = seconds_between_drawings;
        question.report = [&session] {
            session.notice("gogui-gfx:\n" + drawn_moves(session, session.play.player->search().candidates()) + '\n');
        };
    }
    const search::MoveDecision decision = player->decide(question);
    session.play.last_search = {decision.candidates, session.game.board().position(), question.to_move};
    if (session.play.draws_live) session.notice("gogui-gfx: CLEAR");
    if (after == AfterMove::played) {
        if (decision.resigns) {
            session.play.resignation = {question.to_move, session.game.history().size(),
                                        session.game.board().position()};
        } else {
            session.game.play(question.to_move, decision.vertex);
            session.play.moves_at_own_move = session.game.history().size();
        }
        session.play.clocks[static_cast<std::size_t>(question.to_move)].spend(watch.seconds());
    }
    return success(decision.resigns ? "resign" : session.name(decision.vertex));
}

std::optional<Answer> obstacle_to_search(Session& session, board::Colour colour) {
    const Answer answer = generate(session, question_for(session, colour), AfterMove::only_told);
    return answer.is_success ? std::nullopt : std::optional(answer);
}

void ponder(Session& session) {
    const PlayState& play = session.play;
    const auto moves = session.game.history();
    if (!play.ponders || play.player == nullptr || moves.empty() || moves.size() != play.moves_at_own_move ||
        !session.game.trials().empty() || session.game.game().is_over())
        return;
    constexpr std::uint64_t enough_playouts = 5'000'000;
    play.player->look_at(session.game.game(), board::opponent(moves.back().colour), points_of_white(session));
    play.player->search().search({.playouts = enough_playouts, .is_enough = session.input_waits});
}

}  // namespace katachi::gtp
