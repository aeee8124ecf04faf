// How far points are from each other, and from the edge.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "engine/board/vertex_set.h"

namespace katachi::board {

// Steps along the lines of the board.
inline int distance(Vertex a, Vertex b) {
    return std::abs(row_of(a) - row_of(b)) + std::abs(column_of(a) - column_of(b));
}

// More than any distance where there are no stones.
inline int distance_to_nearest(Vertex vertex, const VertexSet& stones) {
    int nearest = 2 * max_board_size;
    for (const Vertex stone : stones) nearest = std::min(nearest, distance(vertex, stone));
    return nearest;
}

// 0 on the first line.
inline int lines_to_edge(Vertex vertex, int size) {
    const auto lines = [size](int index) { return std::min(index, size - 1 - index); };
    return std::min(lines(row_of(vertex)), lines(column_of(vertex)));
}

}  // namespace katachi::board
