// Liberties of higher order (GNU Go's manual, chapter 7.1): how loosely a string is surrounded.
#pragma once

#include "engine/board/board.h"

namespace katachi::worms {

// Empty points that exactly `order` own stones, and no fewer, reach from the string at `string`; order 1 is its
// liberties. No stone but the first may touch the opponent. The way may lead over other own strings, but not through a
// point where either side takes a ko, nor between two stones of the opponent, or one of them and the edge, on opposite
// sides.
board::VertexSet liberties_of_order(const board::Board& board, board::Vertex string, int order);

}  // namespace katachi::worms
