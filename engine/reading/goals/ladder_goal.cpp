#include "engine/reading/goals/ladder_goal.h"

namespace katachi::reading {

GoalStatus LadderGoal::status(const board::Board& board, board::Colour to_move, std::size_t depth) const {
    const bool is_running = to_move == seeker() && board.at(target()) != board::Colour::empty;
    if (is_running && board.liberties(target()) > 2) return GoalStatus::prevented;
    return CaptureGoal::status(board, to_move, depth);
}

void LadderGoal::add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const {
    if (to_move == seeker()) {
        if (tier == 0) moves.add(board.liberty_points(target()));
    } else if (tier == 0 || board.at(target()) == board::Colour::empty) {
        CaptureGoal::add_moves(board, to_move, tier, moves);
    }
}

}  // namespace katachi::reading
