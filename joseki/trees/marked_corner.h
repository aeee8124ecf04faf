// The part of the board that a pattern of a joseki tree shows: the rectangle from a corner of the board to the marked
// point, seen so that the corner is at the upper right.
#pragma once

#include <optional>

#include "engine/board/position.h"
#include "engine/board/symmetry.h"

namespace katachi {

struct MarkedCorner {
    Orientation to_upper_right = Orientation::identity;
    int board_size = max_board_size;
    int rows = 0;
    int columns = 0;

    // In the rectangle, from its upper left; nothing outside of it.
    std::optional<Offset> place_of(Vertex vertex) const;
    // The point of the board at a place of the rectangle.
    Vertex vertex_of(Offset place) const;
};

// Of the four rectangles from the mark to a corner, the one with the move and stones. Where that leaves a choice, it is
// that to the upper right corner, else to the corner that the stones are nearest to.
MarkedCorner marked_corner(const Position& position, Vertex mark, Vertex move);

}  // namespace katachi
