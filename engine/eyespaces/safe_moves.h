// Whether a stone that comes near an eye space is captured at once.
#pragma once

#include "engine/reading/tactics.h"

namespace katachi::eyespaces {

class SafeMoves {
  public:
    // The board is the same after each question. Both must outlive it.
    SafeMoves(board::Board& board, reading::Tactics& tactics) : board_(board), tactics_(tactics) {}

    const board::Board& board() const { return board_; }
    // For `colour`, which plays there.
    reading::TacticalCode safety(board::Colour colour, board::Vertex move);

  private:
    board::Board& board_;
    reading::Tactics& tactics_;
};

}  // namespace katachi::eyespaces
