// Liberties of higher order (GNU Go's manual, chapter 7.1): how loosely a string is surrounded.
#pragma once

#include "engine/board/board.h"

namespace katachi::worms {

// Empty points to which so many own stones lead from the string at `string`, and no fewer; order 1 is its liberties.
// Stones but the first may not touch the opponent, and the way may lead over other own strings, but not through
// a point where either side takes a ko, nor between two stones of the opponent, or one of them and the edge, on opposite
// sides.
board::VertexSet liberties_of_order(const board::Board& board, board::Vertex string, int order);

}  // namespace katachi::worms
