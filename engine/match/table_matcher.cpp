#include "engine/match/table_matcher.h"

#include <algorithm>

namespace katachi {

namespace {

std::uint8_t point_set(Colour point, Colour own) {
    if (point == Colour::empty) return point_empty;
    return point == own ? point_own : point_opponent;
}

// Upper left corners that keep the rectangle on the board and its marked sides on the edge.
struct Range {
    int first, last;
};

Range places(int length, int size, bool at_start, bool at_end) {
    if (length > size) return {0, -1};
    return {at_end ? size - length : 0, at_start ? 0 : size - length};
}

bool fits(std::span<const TableCell> cells, const Position& position, Colour colour, int row, int column) {
    return std::all_of(cells.begin(), cells.end(), [&](const TableCell& cell) {
        return (cell.allowed & point_set(position.at(row + cell.row, column + cell.column), colour)) != 0;
    });
}

Match match_at(const PatternTables& tables, const TableOrientation& shape, Colour colour, int row, int column) {
    Match match;
    match.database = tables.patterns[shape.pattern].database;
    match.pattern = shape.pattern;
    match.colour = colour;
    match.orientation = static_cast<Orientation>(shape.orientation);
    if (shape.move_row != no_move) match.move = vertex_at(row + shape.move_row, column + shape.move_column);
    match.upper_left = vertex_at(row, column);
    match.lower_right = vertex_at(row + shape.rows - 1, column + shape.columns - 1);
    return match;
}

}  // namespace

void match_all(const PatternTables& tables, const Position& position, Colour colour, std::vector<Match>& matches) {
    for (const TableOrientation& shape : tables.orientations) {
        const auto cells = tables.cells.subspan(shape.first_cell, shape.cell_count);
        const Range rows =
            places(shape.rows, position.size, (shape.edges & edge_north) != 0, (shape.edges & edge_south) != 0);
        const Range columns =
            places(shape.columns, position.size, (shape.edges & edge_west) != 0, (shape.edges & edge_east) != 0);
        for (int row = rows.first; row <= rows.last; ++row)
            for (int column = columns.first; column <= columns.last; ++column)
                if (fits(cells, position, colour, row, column))
                    matches.push_back(match_at(tables, shape, colour, row, column));
    }
}

}  // namespace katachi
