#include "engine/reading/wall_goal.h"

#include <algorithm>
#include <bit>

#include "engine/reading/chain.h"

namespace katachi {

WallGoal::WallGoal(const Board& board, Vertex side, Vertex middle, Vertex other_side, const ConnectionReach& reach)
    : middle_(middle),
      sides_{side, other_side},
      connections_{ConnectionGoal(board, middle, side, reach), ConnectionGoal(board, middle, other_side, reach)} {}

std::uint64_t WallGoal::hash() const { return connections_[0].hash() ^ std::rotl(connections_[1].hash(), 1); }

// Both sides belong to one chain then, whose links need no point twice.
bool WallGoal::is_joined(const Board& board, std::size_t connection) const {
    if (board.same_string(middle_, sides_[connection])) return board.liberties(middle_) > 1;
    return chain_of(board, middle_).strings.contains(board.origin(sides_[connection]));
}

// The owner, to move, may join one side by that move, not both.
GoalStatus WallGoal::status(const Board& board, Colour to_move, std::size_t depth) const {
    std::array<GoalStatus, 2> status;
    for (std::size_t i = 0; i < 2; ++i) {
        status[i] = connections_[i].status(board, to_move, depth);
        if (status[i] == GoalStatus::prevented) return GoalStatus::prevented;
    }
    if (status[0] == GoalStatus::open || status[1] == GoalStatus::open) return GoalStatus::open;
    const int joined = (is_joined(board, 0) ? 1 : 0) + (is_joined(board, 1) ? 1 : 0);
    const bool is_whole = joined == 2 || (joined == 1 && to_move == seeker());
    return is_whole ? GoalStatus::reached : GoalStatus::open;
}

Effort WallGoal::estimate(const Board& board, Colour to_move) const {
    const Effort a = connections_[0].estimate(board, to_move);
    const Effort b = connections_[1].estimate(board, to_move);
    return {a.proof + b.proof, std::min(a.disproof, b.disproof)};
}

void WallGoal::add_moves(const Board& board, Colour to_move, int tier, MoveList& moves) const {
    for (const ConnectionGoal& connection : connections_) connection.add_moves(board, to_move, tier, moves);
}

}  // namespace katachi
