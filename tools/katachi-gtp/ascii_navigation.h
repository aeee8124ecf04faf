// Going to and fro in the moves of a game at a terminal. The engine rests meanwhile. Moves that follow stay in the game
// until another one is played in their place.
#pragma once

#include <ostream>

#include "tools/katachi-gtp/ascii_game.h"

namespace katachi::player {

// To the position before the move of this number, from 1; one more than there are moves stands for the end.
void go_to(AsciiGame& game, int number, std::ostream& out);

// The next move of those that were taken back, or all of them.
void go_forward(AsciiGame& game, std::ostream& out);
void go_to_last(AsciiGame& game, std::ostream& out);

}  // namespace katachi::player
