// Whether a stone that comes near an eye space is captured at once.
#pragma once

#include "engine/reading/tactics.h"

namespace katachi::eyespaces {

class SafeMoves {
  public:
    // The board is the same after each question, and so are the limits of `tactics`. Both must outlive it.
    SafeMoves(board::Board& board, reading::Tactics& tactics) : board_(board), tactics_(tactics) {}

    const board::Board& board() const { return board_; }
    // It is asked for `colour`, which plays there. Where `tactics` has few nodes, a quick reader reads with somewhat
    // more.
    bool is_lost(board::Colour colour, board::Vertex move) {  // whoever wins kos
        return safety(colour, move, reading::AboutKos::nothing) == reading::TacticalCode::failure;
    }
    reading::TacticalCode safety(board::Colour colour, board::Vertex move) {  // ko_a for a ko, whichever
        return safety(colour, move, reading::AboutKos::whether);
    }
    // Whether it takes no reading to say so.
    bool is_plainly_safe(board::Colour colour, board::Vertex move) const;

  private:
    reading::TacticalCode safety(board::Colour colour, board::Vertex move, reading::AboutKos about_kos);

    board::Board& board_;
    reading::Tactics& tactics_;
};

}  // namespace katachi::eyespaces
