#include "engine/reading/wall_goal.h"

#include <algorithm>
#include <bit>

namespace katachi::reading {

WallGoal::WallGoal(const board::Board& board, board::Vertex side, board::Vertex middle, board::Vertex other_side,
                   const ConnectionReach& reach)
    : connections_{ConnectionGoal(board, middle, side, reach), ConnectionGoal(board, middle, other_side, reach)} {}

std::uint64_t WallGoal::hash() const { return connections_[0].hash() ^ std::rotl(connections_[1].hash(), 1); }

// Sides that need no move belong to one chain around the middle, whose links need no point twice. The owner, to move,
// may join one side by that move, not both.
GoalStatus WallGoal::status(const board::Board& board, board::Colour to_move, std::size_t depth) const {
    GoalStatus result = GoalStatus::reached;
    for (const ConnectionGoal& connection : connections_) {
        const GoalStatus status = connection.status(board, to_move, depth);
        if (status == GoalStatus::prevented) return GoalStatus::prevented;
        if (status == GoalStatus::open) result = GoalStatus::open;
    }
    if (result == GoalStatus::open || to_move != seeker()) return result;
    const bool is_side_joined =
        std::any_of(connections_.begin(), connections_.end(), [&](const ConnectionGoal& connection) {
            return connection.status(board, board::opponent(to_move), depth) == GoalStatus::reached;
        });
    return is_side_joined ? GoalStatus::reached : GoalStatus::open;
}

Effort WallGoal::estimate(const board::Board& board, board::Colour to_move) const {
    const Effort a = connections_[0].estimate(board, to_move);
    const Effort b = connections_[1].estimate(board, to_move);
    return {a.proof + b.proof, std::min(a.disproof, b.disproof)};
}

void WallGoal::add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const {
    for (const ConnectionGoal& connection : connections_) connection.add_moves(board, to_move, tier, moves);
}

}  // namespace katachi::reading
