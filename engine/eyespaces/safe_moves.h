// Whether a stone that comes near an eye space is captured at once.
#pragma once

#include "engine/reading/tactics.h"

namespace katachi::eyespaces {

class SafeMoves {
  public:
    // The board is the same after each question, and so are the limits of `tactics`. Both must outlive it.
    SafeMoves(board::Board& board, reading::Tactics& tactics) : board_(board), tactics_(tactics) {}

    const board::Board& board() const { return board_; }
    // For `colour`, which plays there. Where `tactics` has few nodes, a quick reader reads with somewhat more.
    reading::TacticalCode safety(board::Colour colour, board::Vertex move);
    // Whether it takes no reading to say so.
    bool is_plainly_safe(board::Colour colour, board::Vertex move) const;

  private:
    board::Board& board_;
    reading::Tactics& tactics_;
};

}  // namespace katachi::eyespaces
