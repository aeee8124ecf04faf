#include "engine/reading/goals/either_goal.h"

#include <algorithm>
#include <bit>

#include "engine/reading/goals/capture_effort.h"

namespace katachi::reading {

namespace {

Effort either(Effort a, Effort b) { return {std::min(a.proof, b.proof), a.disproof + b.disproof}; }

}  // namespace

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

bool EitherGoal::foresee(const board::Board& board, board::Colour mover, board::Vertex vertex, std::size_t depth,
                         Foreseen& foreseen) const {
    foreseen = {
        .status = GoalStatus::prevented, .effort = effort_of_safe_string, .zone = board::VertexSet::everything()};
    for (const CaptureGoal& capture : captures_) {
        Foreseen one;
        if (!capture.foresee_standing(board, mover, vertex, depth, one)) return false;
        foreseen.effort = either(foreseen.effort, one.effort);
        foreseen.is_given_up = foreseen.is_given_up || one.is_given_up;
        if (one.status == GoalStatus::open) foreseen.status = GoalStatus::open;
    }
    return true;
}

Effort EitherGoal::estimate(const board::Board& board, board::Colour to_move) const {
    Effort effort = effort_of_safe_string;
    for (const CaptureGoal& capture : captures_)
        if (capture.standing(board, to_move, 0) == GoalStatus::open)
            effort = either(effort, capture.estimate(board, to_move));
    return effort;
}

void EitherGoal::add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const {
    for (const CaptureGoal& capture : captures_)
        if (capture.standing(board, to_move, 0) != GoalStatus::prevented)
            capture.add_moves(board, to_move, tier, moves);
}

}  // namespace katachi::reading
