// Connecting a string to an area: a stone that hangs together with it and stands there for good.
#pragma once

#include "engine/reading/goals/connection_goal.h"

namespace katachi::reading {

class BreakInGoal : public ConnectionGoal {
  public:
    // The string of the stone at `string`; stones may stand in the area.
    BreakInGoal(const board::Board& board, board::Vertex string, const board::VertexSet& area);

    std::uint64_t hash() const override;
    GoalStatus status(const board::Board& board, board::Colour to_move, std::size_t depth) const override;
    bool is_given_up(const board::Board& board, board::Colour to_move) const override;
    Effort estimate(const board::Board& board, board::Colour to_move) const override;
    void add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const override;

  private:
    // The points of the area but for those of walls: strings of the opponent with more than `capturable` liberties.
    board::VertexSet enterable(const board::Board& board, int capturable) const;
    // How many moves in a row join the string to one of them.
    int apart(const board::Board& board, int capturable) const;

    board::Vertex string_;
    board::VertexSet area_;
};

}  // namespace katachi::reading
