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
    reading::TacticalCode safety(board::Colour colour, board::Vertex move) {
        if (board_.at(move) == board::Colour::empty &&
            board_.liberties_without_captures(colour, move).count() >= enough_liberties)
            return reading::TacticalCode::win;
        return tactics_.safety(board_, colour, move).code;
    }

  private:
    // Strings of so many liberties are hardly ever captured, and reading them is what costs most.
    static constexpr int enough_liberties = 4;

    board::Board& board_;
    reading::Tactics& tactics_;
};

}  // namespace katachi::eyespaces
