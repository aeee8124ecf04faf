// The part of the board that a pattern of a joseki tree shows: the rectangle from a corner of the board to the marked
// point, seen so that the corner is at the upper right.
#pragma once

#include <optional>

#include "engine/board/position.h"
#include "engine/board/symmetry.h"

namespace katachi::joseki {

struct MarkedCorner {
    board::Orientation to_upper_right = board::Orientation::identity;
    int board_size = board::max_board_size;
    int rows = 0;
    int columns = 0;

    // The place is that of a vertex in the rectangle, from its upper left; there is none outside of it.
    std::optional<board::Offset> place_of(board::Vertex vertex) const;
    // The point of the board at a place of the rectangle.
    board::Vertex vertex_of(board::Offset place) const;
};

// The corner is the one, of the four rectangles from the mark to a corner, with the move and stones. Where that leaves
// a choice, it is that to the upper right corner, else to the corner that the stones are nearest to.
MarkedCorner marked_corner(const board::Position& position, board::Vertex mark, board::Vertex move);

}  // namespace katachi::joseki
