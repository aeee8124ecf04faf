// Moves at a terminal, a person's and the engine's, up to the count.
#pragma once

#include <ostream>

#include "tools/katachi-gtp/ascii_game.h"

namespace katachi::player {

// Draws the board, where the game is to be drawn after each move.
void show(const AsciiGame& game, std::ostream& out);

// Goes back to a game that was only counted for once. False where it is over; then what to do is said.
bool goes_on(AsciiGame& game, std::ostream& out);

// What the engine would do for the side to move.
search::MoveDecision decide(AsciiGame& game);

// A person's move, or why it cannot be played; then the engine's answer.
void play(AsciiGame& game, board::Vertex vertex, std::ostream& out);

// The engine moves if it is its turn.
void answer(AsciiGame& game, std::ostream& out);

// The engine moves, whoever is to move.
void play_for_side_to_move(AsciiGame& game, std::ostream& out);

// The engine makes so many moves, for both sides where they are more than one.
void play_moves(AsciiGame& game, int moves, std::ostream& out);

// The engine marks the stones that it takes for dead; people have the last word.
void begin_counting(AsciiGame& game, std::ostream& out);

}  // namespace katachi::player
