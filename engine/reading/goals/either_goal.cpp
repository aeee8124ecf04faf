#include "engine/reading/goals/either_goal.h"

#include <algorithm>
#include <bit>

namespace katachi::reading {

EitherGoal::EitherGoal(const board::Board& board, std::initializer_list<board::Vertex> strings) {
    for (const board::Vertex string : strings) captures_.emplace_back(board, string);
}

std::uint64_t EitherGoal::hash() const {
    std::uint64_t hash = 0;
    for (const CaptureGoal& capture : captures_) hash = std::rotl(hash, 1) ^ capture.hash();
    return hash;
}

// A move that saves one string saves no other: what one move more would do is not asked.
GoalStatus EitherGoal::status(const board::Board& board, board::Colour to_move, std::size_t depth) const {
    GoalStatus result = GoalStatus::prevented;
    for (const CaptureGoal& capture : captures_) {
        const GoalStatus standing = capture.standing(board, to_move, depth);
        if (standing == GoalStatus::reached) return GoalStatus::reached;
        if (standing == GoalStatus::open) result = GoalStatus::open;
    }
    return result;
}

bool EitherGoal::is_given_up(const board::Board& board, board::Colour to_move) const {
    return std::any_of(captures_.begin(), captures_.end(),
                       [&](const CaptureGoal& capture) { return capture.is_given_up(board, to_move); });
}

Effort EitherGoal::estimate(const board::Board& board, board::Colour to_move) const {
    Effort effort{1U << 20U, 0};
    for (const CaptureGoal& capture : captures_) {
        if (capture.standing(board, to_move, 0) != GoalStatus::open) continue;
        const Effort one = capture.estimate(board, to_move);
        effort = {std::min(effort.proof, one.proof), effort.disproof + one.disproof};
    }
    return effort.disproof > 0 ? effort : captures_.front().estimate(board, to_move);
}

void EitherGoal::add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const {
    for (const CaptureGoal& capture : captures_)
        if (capture.standing(board, to_move, 0) != GoalStatus::prevented)
            capture.add_moves(board, to_move, tier, moves);
}

}  // namespace katachi::reading
