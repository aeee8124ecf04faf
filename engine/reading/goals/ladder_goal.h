// Capturing a string by a ladder alone, where kos have a say: the moves are those of read_ladder.
#pragma once

#include "engine/reading/goals/capture_goal.h"

namespace katachi::reading {

class LadderGoal : public CaptureGoal {
  public:
    using CaptureGoal::CaptureGoal;

    GoalStatus status(const board::Board& board, board::Colour to_move, std::size_t depth) const override;
    // Its status is another one: it plays moves.
    bool foresee(const board::Board&, board::Colour, board::Vertex, std::size_t, Foreseen&) const override {
        return false;
    }
    void add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const override;
    // What is no ladder is not read, whatever its influence.
    board::VertexSet zone(const board::Board&, GoalStatus) const override { return board::VertexSet::everything(); }
};

}  // namespace katachi::reading
