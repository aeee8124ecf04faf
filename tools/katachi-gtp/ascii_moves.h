// Moves at a terminal, a person's and the engine's, up to the count.
#pragma once

#include <ostream>

#include "tools/katachi-gtp/ascii_game.h"

namespace katachi::player {

// Draws the board, where the game is to be drawn after each move.
void show(const AsciiGame& game, std::ostream& out);

// Else what to do is said.
bool is_still_played(const AsciiGame& game, std::ostream& out);

// A person's move, or why it cannot be played; then the engine's answer.
void play(AsciiGame& game, board::Vertex vertex, std::ostream& out);

// The engine moves if it is its turn.
void answer(AsciiGame& game, std::ostream& out);

// The engine moves, whoever is to move.
void play_for_side_to_move(AsciiGame& game, std::ostream& out);

// The moves that the engine finds best for the side to move, and what speaks for and against them.
void give_hint(AsciiGame& game, std::ostream& out);

// The engine marks the stones that it takes for dead; people have the last word.
void begin_counting(AsciiGame& game, std::ostream& out);

}  // namespace katachi::player
