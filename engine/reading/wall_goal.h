// Keeping a wall together: one string connected to two others. The opponent breaks through where it cuts either off.
#pragma once

#include <array>

#include "engine/reading/connection_goal.h"

namespace katachi {

class WallGoal : public Goal {
  public:
    // The strings of the stones at these points, of one colour.
    WallGoal(const Board& board, Vertex side, Vertex middle, Vertex other_side,
             const ConnectionReach& reach = near_connection);

    Colour seeker() const override { return connections_.front().seeker(); }
    std::uint64_t hash() const override;
    GoalStatus status(const Board& board, Colour to_move, std::size_t depth) const override;
    Effort estimate(const Board& board, Colour to_move) const override;
    void add_moves(const Board& board, Colour to_move, int tier, MoveList& moves) const override;
    int sight() const override { return max_moves_apart; }

  private:
    std::array<ConnectionGoal, 2> connections_;
};

}  // namespace katachi
