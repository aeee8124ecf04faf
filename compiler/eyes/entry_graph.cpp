#include "compiler/eyes/entry_graph.h"

namespace katachi::compiler {

match::EyeGraph entry_graph(const Pattern& entry) {
    const Diagram& diagram = entry.diagram;
    std::vector<std::string> rows;
    for (int row = 0; row < diagram.rows; ++row) {
        rows.emplace_back();
        for (int column = 0; column < diagram.columns; ++column) rows.back() += diagram.at(row, column);
    }
    const DrawnEdges& edges = diagram.edges;
    return match::eye_graph(rows, {.north = edges.north, .south = edges.south, .west = edges.west, .east = edges.east});
}

}  // namespace katachi::compiler
