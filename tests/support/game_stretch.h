// Stretches of real games, one move after the other, for what is kept from one position to the next.
#pragma once

#include <vector>

#include "base/random/random.h"
#include "engine/board/board.h"

namespace katachi::test {

// From a random move of one of the games below games19/loose on: its moves, and now and then another one, or one is
// taken back. The first board is the one that the steps begin at; nothing where the game cannot be read.
std::vector<board::Board> game_stretch(int steps, base::Random& random);

}  // namespace katachi::test
