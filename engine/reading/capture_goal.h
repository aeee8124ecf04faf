// Capturing one string.
#pragma once

#include "engine/reading/goal.h"

namespace katachi {

class CaptureGoal : public Goal {
  public:
    // The string of the stone at `target`.
    CaptureGoal(const Board& board, Vertex target) : target_(target), defender_(board.at(target)) {}

    Colour seeker() const override { return opponent(defender_); }
    std::uint64_t hash() const override;
    // As the board stands, no move ahead.
    GoalStatus standing(const Board& board, Colour to_move, std::size_t depth) const;
    GoalStatus status(const Board& board, Colour to_move, std::size_t depth) const override;
    GoalStatus read_ahead(Board& board, Colour to_move, std::size_t depth, ReadAhead& ahead) const override;
    Effort estimate(const Board& board, Colour to_move) const override;
    VertexSet zone(const Board& board, GoalStatus status) const override;
    void add_moves(const Board& board, Colour to_move, int tier, MoveList& moves) const override;

  protected:
    Vertex target() const { return target_; }

  private:
    void add_attacks(const Board& board, int tier, MoveList& moves) const;
    void add_defences(const Board& board, int tier, MoveList& moves) const;

    Vertex target_;
    Colour defender_;
};

}  // namespace katachi
