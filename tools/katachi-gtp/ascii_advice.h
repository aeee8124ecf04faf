// What the engine tells a person at a terminal of the game.
#pragma once

#include <ostream>

#include "tools/katachi-gtp/ascii_game.h"

namespace katachi::player {

// The moves that the engine looks at for the side to move, most searched first, each with what speaks for and against
// it.
void give_hint(AsciiGame& game, std::ostream& out);

// Who is ahead, and how far that can change.
void give_estimate(AsciiGame& game, std::ostream& out);

// Whether the opponent, to move, can capture the string at a vertex, and whether its owner, to move, can save it.
void tell_capture(AsciiGame& game, board::Vertex vertex, std::ostream& out);
void tell_defence(AsciiGame& game, board::Vertex vertex, std::ostream& out);

}  // namespace katachi::player
