// Shapes for tests, from their rows.
#pragma once

#include <string>
#include <vector>

#include "games/search/shape.h"

namespace katachi::games {

inline Shape drawn_shape(const std::vector<std::string>& rows, compiler::DrawnEdges edges = {}) {
    compiler::Diagram diagram;
    diagram.rows = static_cast<int>(rows.size());
    diagram.columns = static_cast<int>(rows.front().size());
    diagram.edges = edges;
    for (const std::string& row : rows) diagram.cells.insert(diagram.cells.end(), row.begin(), row.end());
    return shape_of(diagram).value();
}

}  // namespace katachi::games
