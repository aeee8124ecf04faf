#include "engine/reading/either_goal.h"

#include <algorithm>
#include <bit>

namespace katachi {

namespace {

bool is_open(const Goal& goal, const Board& board, Colour to_move) {
    return goal.status(board, to_move, 0) == GoalStatus::open;
}

}  // namespace

std::uint64_t EitherGoal::hash() const { return one_.hash() ^ std::rotl(other_.hash(), 1); }

GoalStatus EitherGoal::status(const Board& board, Colour to_move, std::size_t depth) const {
    const GoalStatus one = one_.status(board, to_move, depth);
    const GoalStatus other = other_.status(board, to_move, depth);
    if (one == GoalStatus::reached || other == GoalStatus::reached) return GoalStatus::reached;
    return one == GoalStatus::open ? one : other;
}

Effort EitherGoal::estimate(const Board& board, Colour to_move) const {
    if (!is_open(one_, board, to_move)) return other_.estimate(board, to_move);
    if (!is_open(other_, board, to_move)) return one_.estimate(board, to_move);
    const Effort one = one_.estimate(board, to_move);
    const Effort other = other_.estimate(board, to_move);
    return {std::min(one.proof, other.proof), one.disproof + other.disproof};
}

void EitherGoal::add_moves(const Board& board, Colour to_move, int tier, MoveList& moves) const {
    for (const CaptureGoal* goal : {&one_, &other_})
        if (goal->status(board, to_move, 0) != GoalStatus::prevented) goal->add_moves(board, to_move, tier, moves);
}

}  // namespace katachi
