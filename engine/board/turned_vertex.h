// Vertices as rows and columns, and on a board that is turned.
#pragma once

#include "engine/board/symmetry.h"
#include "engine/board/vertex.h"

namespace katachi::board {

// The row and the column of a vertex, which is not pass_vertex.
constexpr Offset offset_of(Vertex vertex) { return {row_of(vertex), column_of(vertex)}; }

// This is where a vertex of a board of `size` comes to lie; passing stays passing.
constexpr Vertex turned(Vertex vertex, Orientation orientation, int size) {
    if (vertex == pass_vertex) return vertex;
    const Offset point = transform_on_board(offset_of(vertex), orientation, size);
    return vertex_at(point.row, point.column);
}

}  // namespace katachi::board
