#include "engine/match/turned_cells.h"

#include "engine/board/symmetry.h"

namespace katachi::match {

std::vector<TableCell> turned_cells(const PatternTables& tables, const TableOrientation& shape) {
    const PatternRow& pattern = tables.patterns[shape.pattern];
    const board::Offset drawn_anchor{pattern.anchor_row, pattern.anchor_column};
    const board::Offset anchor{shape.anchor_row, shape.anchor_column};
    std::vector<TableCell> cells;
    cells.reserve(pattern.cell_count);
    for (const TableCell& cell : tables.cells.subspan(pattern.first_cell, pattern.cell_count)) {
        const board::Offset step = board::Offset{cell.row, cell.column} - drawn_anchor;
        const board::Offset place = anchor + board::transform(step, static_cast<board::Orientation>(shape.orientation));
        cells.push_back({static_cast<std::int8_t>(place.row), static_cast<std::int8_t>(place.column), cell.allowed});
    }
    return cells;
}

bool lies_in(const TableOrientation& shape, TablePoint point) {
    const board::Offset step =
        board::transform({point.row, point.column}, static_cast<board::Orientation>(shape.orientation));
    const board::Offset place = board::Offset{shape.anchor_row, shape.anchor_column} + step;
    return place.row >= 0 && place.row < shape.rows && place.column >= 0 && place.column < shape.columns;
}

}  // namespace katachi::match
