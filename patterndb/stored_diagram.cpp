#include "patterndb/stored_diagram.h"

#include "patterndb/connection.h"

namespace katachi::catalogue {

compiler::Diagram stored_diagram(const Catalogue& catalogue, int rows, int columns, unsigned edges,
                                 std::string_view cells) {
    const bool has_all_cells =
        rows >= 0 && columns >= 0 && cells.size() == static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
    if (!has_all_cells) throw damaged_catalogue(catalogue.name(), "a diagram lacks cells");
    compiler::Diagram diagram;
    diagram.rows = rows;
    diagram.columns = columns;
    diagram.edges = {(edges & 1U) != 0, (edges & 2U) != 0, (edges & 4U) != 0, (edges & 8U) != 0};
    diagram.cells.assign(cells.begin(), cells.end());
    return diagram;
}

}  // namespace katachi::catalogue
