// Capturing one of two strings, whichever.
#pragma once

#include "engine/reading/capture_goal.h"

namespace katachi {

class EitherGoal : public Goal {
  public:
    // The strings of the stones at `a` and `b`, of one colour.
    EitherGoal(const Board& board, Vertex a, Vertex b) : one_(board, a), other_(board, b) {}

    Colour seeker() const override { return one_.seeker(); }
    std::uint64_t hash() const override;
    GoalStatus status(const Board& board, Colour to_move, std::size_t depth) const override;
    Effort estimate(const Board& board, Colour to_move) const override;
    void add_moves(const Board& board, Colour to_move, int tier, MoveList& moves) const override;

  private:
    CaptureGoal one_;
    CaptureGoal other_;
};

}  // namespace katachi
