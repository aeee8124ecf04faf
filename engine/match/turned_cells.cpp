#include "engine/match/turned_cells.h"

#include "engine/board/symmetry.h"

namespace katachi {

std::vector<TableCell> turned_cells(const PatternTables& tables, const TableOrientation& shape) {
    const TablePattern& pattern = tables.patterns[shape.pattern];
    const Offset drawn_anchor{pattern.anchor_row, pattern.anchor_column};
    const Offset anchor{shape.anchor_row, shape.anchor_column};
    std::vector<TableCell> cells;
    cells.reserve(pattern.cell_count);
    for (const TableCell& cell : tables.cells.subspan(pattern.first_cell, pattern.cell_count)) {
        const Offset step = Offset{cell.row, cell.column} - drawn_anchor;
        const Offset place = anchor + transform(step, static_cast<Orientation>(shape.orientation));
        cells.push_back({static_cast<std::int8_t>(place.row), static_cast<std::int8_t>(place.column), cell.allowed});
    }
    return cells;
}

}  // namespace katachi
