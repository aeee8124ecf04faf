// A link between two strings that may be cut. A capture of one of them is no cut.
#pragma once

#include "engine/combinations/target.h"
#include "engine/reading/tactics.h"

namespace katachi::combinations {

class CutTarget : public Target {
  public:
    // The link of the strings of the stones at `a` and `b`, of one colour. Cuts are read within the limits of
    // `tactics`, which outlives this.
    CutTarget(reading::Tactics& tactics, board::Vertex a, board::Vertex b) : tactics_(tactics), a_(a), b_(b) {}

    bool is_safe(board::Board& board) override;
    std::optional<board::VertexSet> take(board::Board& board) override;
    // Empty points near both strings.
    board::VertexSet threat_points(const board::Board& board) const override;

  private:
    bool captures(board::Board& board, board::Vertex string);
    bool is_gone(const board::Board& board) const {
        return board.at(a_) == board::Colour::empty || board.at(b_) == board::Colour::empty;
    }

    reading::Tactics& tactics_;
    board::Vertex a_, b_;
};

}  // namespace katachi::combinations
