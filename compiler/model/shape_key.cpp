#include "compiler/model/shape_key.h"

#include <tuple>
#include <utility>

namespace katachi::compiler {
namespace {

void see_as_shape(Diagram& diagram) {
    for (char& cell : diagram.cells) cell = shape_cell(cell);
}

// Any order does that tells different shapes apart.
std::tuple<int, int, unsigned, const std::vector<char>&> rank(const Diagram& diagram) {
    return {diagram.rows, diagram.columns, edge_bits(diagram.edges), diagram.cells};
}

}  // namespace

char colours_exchanged(char cell) {
    switch (cell) {
        case 'O': return 'X';
        case 'X': return 'O';
        case 'o': return 'x';
        case 'x': return 'o';
        case 'Q': return 'Y';
        case 'Y': return 'Q';
        default: return cell;
    }
}

Diagram colours_exchanged(Diagram diagram) {
    diagram.lines.clear();
    for (char& cell : diagram.cells) cell = colours_exchanged(cell);
    return diagram;
}

unsigned edge_bits(DrawnEdges edges) {
    return (edges.north ? 1U : 0U) | (edges.south ? 2U : 0U) | (edges.west ? 4U : 0U) | (edges.east ? 8U : 0U);
}

std::string shape_key(const Diagram& diagram) {
    Diagram shape = transformed(diagram, board::Orientation::identity);
    see_as_shape(shape);
    const Diagram exchanged = colours_exchanged(shape);
    Diagram least = shape;
    for (const board::Orientation orientation : board::all_orientations)
        for (const auto* side : {&std::as_const(shape), &exchanged}) {
            Diagram candidate = transformed(*side, orientation);
            if (rank(candidate) < rank(least)) least = std::move(candidate);
        }
    std::string key = std::to_string(least.rows) + 'x' + std::to_string(least.columns) + ':' +
                      std::to_string(edge_bits(least.edges)) + ':';
    key.append(least.cells.begin(), least.cells.end());
    return key;
}

}  // namespace katachi::compiler
