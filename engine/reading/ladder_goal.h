// Capturing a string by a ladder alone, where kos have a say: the moves are those of read_ladder.
#pragma once

#include "engine/reading/capture_goal.h"

namespace katachi {

class LadderGoal : public CaptureGoal {
  public:
    using CaptureGoal::CaptureGoal;

    GoalStatus status(const Board& board, Colour to_move, std::size_t depth) const override;
    void add_moves(const Board& board, Colour to_move, int tier, MoveList& moves) const override;
    // What is no ladder is not read, whatever its influence.
    VertexSet zone(const Board&, GoalStatus) const override { return VertexSet::everything(); }
};

}  // namespace katachi
