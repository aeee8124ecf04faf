#include "engine/match/blob/check_marked_cells.h"

#include <algorithm>

#include "engine/match/turned_cells.h"

namespace katachi::match {

std::string check_marked_cells(const PatternTables& tables) {
    const auto& marked = tables.marked_cells;
    for (std::size_t i = 0; i < marked.size(); ++i) {
        if (marked[i].pattern >= tables.patterns.size()) return "a marked cell of no pattern";
        if (i > 0 && marked[i].pattern < marked[i - 1].pattern) return "a marked cell behind that of a later pattern";
        if (marked[i].mark >= cell_mark_count) return "a mark that nobody knows";
    }
    for (const TableOrientation& shape : tables.orientations)
        for (const MarkedCell& cell : marked_cells_of(tables, shape.pattern))
            if (!lies_in(shape, cell.at)) return "a marked cell outside of the diagram";
    return "";
}

}  // namespace katachi::match
