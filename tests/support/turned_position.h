// Other drawings of a position.
#pragma once

#include "engine/board/position.h"
#include "engine/board/symmetry.h"

namespace katachi::test {

board::Position turned(const board::Position& position, board::Orientation orientation);
board::Position colours_exchanged(board::Position position);

}  // namespace katachi::test
