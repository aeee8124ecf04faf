// Keeping a wall together: one string connected to two others. The opponent breaks through where it cuts either off.
#pragma once

#include <array>

#include "engine/reading/connection_goal.h"

namespace katachi::reading {

class WallGoal : public Goal {
  public:
    // The strings of the stones at these points, of one colour.
    WallGoal(const board::Board& board, board::Vertex side, board::Vertex middle, board::Vertex other_side,
             const ConnectionReach& reach = near_connection);

    board::Colour seeker() const override { return connections_.front().seeker(); }
    std::uint64_t hash() const override;
    GoalStatus status(const board::Board& board, board::Colour to_move, std::size_t depth) const override;
    Effort estimate(const board::Board& board, board::Colour to_move) const override;
    void add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const override;
    int sight() const override { return max_moves_apart; }

  private:
    std::array<ConnectionGoal, 2> connections_;
};

}  // namespace katachi::reading
