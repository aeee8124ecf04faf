// What patterns of corner databases show, set up on an otherwise empty board of 19 lines.
#pragma once

#include "engine/board/position.h"
#include "engine/match/turned_cells.h"

namespace katachi::test {

// The board is drawn in the corner whose edges the orientation has, with Black for O.
inline board::Position drawn_corner(const match::PatternTables& tables, const match::TableOrientation& shape) {
    board::Position position;
    const int first_row = (shape.edges & match::edge_north) != 0 ? 0 : position.size - shape.rows;
    const int first_column = (shape.edges & match::edge_west) != 0 ? 0 : position.size - shape.columns;
    for (const match::TableCell& cell : match::turned_cells(tables, shape)) {
        const board::Vertex vertex = board::vertex_at(first_row + cell.row, first_column + cell.column);
        if (cell.allowed == match::point_own) position.put(vertex, board::Colour::black);
        if (cell.allowed == match::point_opponent) position.put(vertex, board::Colour::white);
    }
    return position;
}

}  // namespace katachi::test
