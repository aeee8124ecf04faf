#include "engine/gtp/judged_owners.h"

#include "engine/gtp/generated_move.h"

namespace katachi::gtp {

namespace {

// What Black has played and was given more than White. Of stones that were set up nobody knows what was captured
// before: sides are taken to have played by turns.
int black_played_more(const board::Game& game) {
    const board::Board& board = game.board();
    const auto played = [&](board::Colour colour) { return board.stones(colour).count() + board.captured(colour); };
    const int more = played(board::Colour::black) - played(board::Colour::white);
    int moves = 0;
    for (const board::Move& move : board.history())
        if (move.vertex != board::pass_vertex) moves += move.colour == board::Colour::black ? 1 : -1;
    if (more - moves == game.handicap()) return more;
    return game.to_move() == board::Colour::white ? 1 : 0;
}

}  // namespace

analysis::OwnerJudge& owner_judge(Session& session) {
    if (session.owner_judge == nullptr) session.owner_judge = std::make_unique<analysis::OwnerJudge>();
    return *session.owner_judge;
}

position::ExpectedScore expected_score(Session& session) {
    const board::Game& game = session.game.game();
    return owner_judge(session).score(game.board(), {.scoring = game.rules().scoring,
                                                     .komi = points_of_white(session),
                                                     .to_move = game.to_move(),
                                                     .black_played_more = black_played_more(game)});
}

}  // namespace katachi::gtp
