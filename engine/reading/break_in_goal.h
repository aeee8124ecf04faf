// Connecting a string to an area: a stone that hangs together with it and stands there for good.
#pragma once

#include "engine/reading/connection_goal.h"

namespace katachi {

class BreakInGoal : public ConnectionGoal {
  public:
    // The string of the stone at `string`; stones may stand in the area.
    BreakInGoal(const Board& board, Vertex string, const VertexSet& area);

    std::uint64_t hash() const override;
    GoalStatus status(const Board& board, Colour to_move, std::size_t depth) const override;
    Effort estimate(const Board& board, Colour to_move) const override;
    void add_moves(const Board& board, Colour to_move, int tier, MoveList& moves) const override;

  private:
    // Where no stone of the opponent stands.
    VertexSet enterable(const Board& board) const;

    Vertex string_;
    VertexSet area_;
};

}  // namespace katachi
