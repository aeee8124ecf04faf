// All points of a board.
#pragma once

#include "engine/board/board.h"

namespace katachi::board {

inline VertexSet points_of(const Board& board) {
    return board.empty_points() | board.stones(Colour::black) | board.stones(Colour::white);
}

}  // namespace katachi::board
