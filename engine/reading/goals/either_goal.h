// Capturing one of several strings, whichever.
#pragma once

#include <initializer_list>
#include <vector>

#include "engine/reading/goals/capture_goal.h"

namespace katachi::reading {

class EitherGoal : public Goal {
  public:
    // The strings of the stones at `strings`, one or more, of one colour.
    EitherGoal(const board::Board& board, std::initializer_list<board::Vertex> strings);

    board::Colour seeker() const override { return captures_.front().seeker(); }
    std::uint64_t hash() const override;
    GoalStatus status(const board::Board& board, board::Colour to_move, std::size_t depth) const override;
    bool is_given_up(const board::Board& board, board::Colour to_move) const override;
    bool foresee(const board::Board& board, board::Colour mover, board::Vertex vertex, std::size_t depth,
                 Foreseen& foreseen) const override;
    Effort estimate(const board::Board& board, board::Colour to_move) const override;
    void add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const override;

  private:
    std::vector<CaptureGoal> captures_;
};

}  // namespace katachi::reading
