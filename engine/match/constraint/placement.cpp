#include "engine/match/constraint/placement.h"

#include <algorithm>
#include <cstdlib>

namespace katachi::match {

namespace {

// The point is that of the board under a cell as drawn.
board::Vertex point_under(const PatternRow& pattern, const Placement& placement, int row, int column) {
    const TurnedSteps steps = turned_steps(placement.orientation);
    return placement.anchor + (row - pattern.anchor_row) * steps.row + (column - pattern.anchor_column) * steps.column;
}

}  // namespace

bool lies_on_board(const PatternTables& tables, const Hit& hit, int size) {
    const TableOrientation& shape = tables.orientations[hit.orientation];
    const int row = board::row_of(hit.anchor) - shape.anchor_row;
    const int column = board::column_of(hit.anchor) - shape.anchor_column;
    return row >= 0 && row + shape.rows <= size && column >= 0 && column + shape.columns <= size;
}

Placement placement_of(const PatternTables& tables, const Hit& hit) {
    const TableOrientation& shape = tables.orientations[hit.orientation];
    return {.pattern = shape.pattern,
            .orientation = static_cast<board::Orientation>(shape.orientation),
            .own = hit.colour,
            .anchor = hit.anchor,
            .move = shape.move_row == no_move ? board::pass_vertex : hit.anchor};
}

Placement placement_of(const PatternTables& tables, const Match& match) {
    const PatternRow& pattern = tables.patterns[match.pattern];
    const board::Offset far{board::row_of(match.lower_right) - board::row_of(match.upper_left),
                            board::column_of(match.lower_right) - board::column_of(match.upper_left)};
    // A transform turns the rectangle about its drawn upper left corner, which comes to lie at another corner.
    const board::Offset drawn_far = board::transform(far, board::inverse(match.orientation));
    const board::Offset turned_far =
        board::transform({std::abs(drawn_far.row), std::abs(drawn_far.column)}, match.orientation);
    const board::Offset first{std::max(0, -turned_far.row), std::max(0, -turned_far.column)};
    const board::Offset anchor =
        first + board::transform({pattern.anchor_row, pattern.anchor_column}, match.orientation);
    return {.pattern = match.pattern,
            .orientation = match.orientation,
            .own = match.colour,
            .anchor = match.upper_left + anchor.row * board::stride + anchor.column,
            .move = match.move};
}

board::VertexSet points_that_take(const PatternTables& tables, const Placement& placement, PointSet allowed) {
    const PatternRow& pattern = tables.patterns[placement.pattern];
    board::VertexSet points;
    for (const TableCell& cell : tables.cells.subspan(pattern.first_cell, pattern.cell_count))
        if (cell.allowed == allowed) points.insert(point_under(pattern, placement, cell.row, cell.column));
    return points;
}

board::VertexSet marked_points(const PatternTables& tables, const Placement& placement, CellMark mark) {
    const TurnedSteps steps = turned_steps(placement.orientation);
    board::VertexSet points;
    for (const MarkedCell& cell : marked_cells_of(tables, placement.pattern))
        if (cell.mark == static_cast<std::uint16_t>(mark))
            points.insert(placement.anchor + cell.at.row * steps.row + cell.at.column * steps.column);
    return points;
}

}  // namespace katachi::match
