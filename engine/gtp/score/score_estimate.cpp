#include "engine/gtp/score/score_estimate.h"

#include <algorithm>

#include "engine/counting/score.h"
#include "engine/gtp/play/generated_move.h"
#include "engine/gtp/score/doubtful_end.h"
#include "engine/search/settled_board.h"

namespace katachi::gtp {

namespace {

JudgedCase case_of(const board::Game& game, board::Colour to_move, double komi) {
    const board::Board& board = game.board();
    std::vector<board::Move> moves = board.history();
    while (!moves.empty() && moves.back().vertex == board::pass_vertex) moves.pop_back();
    return {.position = board.position(),
            .moves = std::move(moves),
            .ko_point = board.ko_point(),
            .to_move = to_move,
            .komi = komi,
            .rules = game.rules()};
}

// The stones that are taken off before the board is counted.
board::VertexSet dead_in_count(const board::Rules& rules, const JudgedPosition& judged) {
    return counting::dead_stones_stay(rules) ? board::VertexSet() : judged.status.dead;
}

// Where area counts, a point is worth the same whoever gets it. Where territory counts, what a side has played more
// than the other is no point of its own.
double white_by_area(const board::Game& game, double komi) {
    if (game.rules().scoring == board::Scoring::area) return komi;
    const auto played = [&](board::Colour colour) {
        return game.board().stones(colour).count() + game.board().captured(colour);
    };
    return komi + played(board::Colour::black) - played(board::Colour::white);
}

struct Owners {
    board::VertexSet black;
    board::VertexSet white;
    board::VertexSet open;
};

Owners agreed_owners(int size, const search::EndJudgement& judgement) {
    Owners owners;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const float owner = judgement.ownership[static_cast<std::size_t>(vertex)];
            (owner >= search::agreed_ownership    ? owners.black
             : owner <= -search::agreed_ownership ? owners.white
                                                  : owners.open)
                .insert(vertex);
        }
    return owners;
}

ScoreEstimate counted(const board::Game& game, const JudgedPosition& judged, const board::VertexSet& open) {
    const board::Board& board = game.board();
    const board::VertexSet dead = dead_in_count(game.rules(), judged);
    const counting::Surrounded points = counting::surrounded_points(board, dead);
    const double mean = counted_score(game, judged);
    // A point that changes hands is lost to the one side and won by the other; a dame is only won.
    const int of_nobody = (open & points.neutral & board.empty_points()).count();
    const int of_black = (open & ((board.stones(board::Colour::black) - dead) | points.black)).count();
    const int of_white = (open & ((board.stones(board::Colour::white) - dead) | points.white)).count();
    return {.source = open.empty() ? ScoreSource::counted : ScoreSource::likely,
            .mean = mean,
            .upper = mean + 2 * of_black + of_nobody,
            .lower = mean - 2 * of_white - of_nobody,
            .open = open.count()};
}

ScoreEstimate guessed(const board::Game& game, const JudgedPosition& judged, const Owners& owners) {
    const double mean = -judged.judgement.score;
    const double sure = white_by_area(game, judged.judged_case.komi) + owners.white.count() - owners.black.count();
    const int open = owners.open.count();
    return {.source = ScoreSource::guessed,
            .mean = mean,
            .upper = std::max(mean, sure + open),
            .lower = std::min(mean, sure - open),
            .open = open};
}

}  // namespace

JudgedPosition judge_position(search::Player& player, const board::Game& game, board::Colour to_move, double komi,
                              std::uint64_t life_positions) {
    search::EndJudgement judgement = player.judge_end(game, to_move, komi);
    read_doubts(game.board(), to_move, life_positions, judgement);
    return {case_of(game, to_move, komi), judgement,
            counting::final_status(game.board(), judgement.dead, game.rules().scoring)};
}

const JudgedPosition* judged_position(Session& session, board::Colour to_move) {
    search::Player* const player = session.play.asked();
    if (player == nullptr) return nullptr;
    auto& judged = session.play.judged;
    const double komi = points_of_white(session);
    if (!judged || judged->judged_case != case_of(session.game.game(), to_move, komi))
        judged = judge_position(*player, session.game.game(), to_move, komi, session.life_positions);
    return &*judged;
}

double counted_score(const board::Game& game, const JudgedPosition& judged) {
    const board::Rules& rules = game.rules();
    const counting::FinalStatus& status = judged.status;
    const int black = counting::dead_stones_stay(rules)
                          ? counting::board_balance(game.board(), rules.scoring)
                          : counting::board_balance(game.board(), rules.scoring, status.dead, status.points);
    return judged.judged_case.komi - black;
}

ScoreEstimate estimated_score(const board::Game& game, const JudgedPosition& judged) {
    const bool counts_as_it_stands = game.is_over() && counting::dead_stones_stay(game.rules());
    if (counts_as_it_stands) return counted(game, judged, {});
    const Owners owners = agreed_owners(game.board().size(), judged.judgement);
    const bool is_settled =
        search::is_settled(game.board(), dead_in_count(game.rules(), judged), judged.judgement.ownership);
    if (!is_settled) return guessed(game, judged, owners);
    // On what groups in seki have in common nobody plays, whatever playouts do there.
    const board::VertexSet shared_in_seki = judged.status.seki.beside() & judged.status.points.neutral;
    return counted(game, judged, owners.open - shared_in_seki);
}

}  // namespace katachi::gtp
