#include "patterndb/stored_diagram.h"

namespace katachi::catalogue {

compiler::Diagram stored_diagram(int rows, int columns, unsigned edges, std::string_view cells) {
    compiler::Diagram diagram;
    diagram.rows = rows;
    diagram.columns = columns;
    diagram.edges = {(edges & 1U) != 0, (edges & 2U) != 0, (edges & 4U) != 0, (edges & 8U) != 0};
    diagram.cells.assign(cells.begin(), cells.end());
    return diagram;
}

}  // namespace katachi::catalogue
