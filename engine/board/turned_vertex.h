// Vertices on a board that is turned.
#pragma once

#include "engine/board/symmetry.h"
#include "engine/board/vertex.h"

namespace katachi::board {

// This is where a vertex of a board of `size` comes to lie; passing stays passing.
constexpr Vertex turned(Vertex vertex, Orientation orientation, int size) {
    if (vertex == pass_vertex) return vertex;
    const Offset point = transform_on_board({row_of(vertex), column_of(vertex)}, orientation, size);
    return vertex_at(point.row, point.column);
}

}  // namespace katachi::board
