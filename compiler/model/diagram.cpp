#include "compiler/model/diagram.h"

#include <utility>

namespace katachi::compiler {

base::Span Diagram::cell_span(int row, int column) const {
    const DiagramLine& line = lines[static_cast<std::size_t>(first_line) + static_cast<std::size_t>(row)];
    const auto begin = line.span.begin + static_cast<std::uint32_t>(column + (edges.west ? 1 : 0));
    // An eye shape's row may end before the rectangle does.
    return begin < line.span.end ? base::Span{begin, begin + 1} : base::Span{line.span.end, line.span.end};
}

std::optional<board::Offset> Diagram::find(char cell) const {
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            if (at(row, column) == cell) return board::Offset{row, column};
    return std::nullopt;
}

namespace {

int first_line(int length, int size, bool begins_at_edge, bool ends_at_edge) {
    if (begins_at_edge) return 0;
    return ends_at_edge ? size - length : (size - length) / 2;
}

}  // namespace

board::Offset upper_left_on_board(int rows, int columns, DrawnEdges edges, int size) {
    return {first_line(rows, size, edges.north, edges.south), first_line(columns, size, edges.west, edges.east)};
}

DrawnEdges transformed(DrawnEdges edges, board::Orientation orientation) {
    DrawnEdges result;
    const auto turn = [&](bool drawn, board::Offset side) {
        if (!drawn) return;
        const board::Offset to = board::transform(side, orientation);
        if (to.row < 0) result.north = true;
        if (to.row > 0) result.south = true;
        if (to.column < 0) result.west = true;
        if (to.column > 0) result.east = true;
    };
    turn(edges.north, {-1, 0});
    turn(edges.south, {1, 0});
    turn(edges.west, {0, -1});
    turn(edges.east, {0, 1});
    return result;
}

board::Offset transformed_point(const Diagram& diagram, board::Offset point, board::Orientation orientation) {
    return board::transform(point, orientation) + board::shift_to_origin(diagram.rows, diagram.columns, orientation);
}

Diagram transformed(const Diagram& diagram, board::Orientation orientation) {
    Diagram result;
    const bool turned = board::exchanges_axes(orientation);
    result.rows = turned ? diagram.columns : diagram.rows;
    result.columns = turned ? diagram.rows : diagram.columns;
    result.edges = transformed(diagram.edges, orientation);
    result.cells.resize(diagram.cells.size());
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column) {
            const board::Offset to = transformed_point(diagram, {row, column}, orientation);
            result.cells[static_cast<std::size_t>(to.row) * static_cast<std::size_t>(result.columns) +
                         static_cast<std::size_t>(to.column)] = diagram.at(row, column);
        }
    return result;
}

}  // namespace katachi::compiler
