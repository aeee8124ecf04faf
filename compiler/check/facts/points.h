// Points of a diagram by what is drawn there.
#pragma once

#include <string_view>
#include <vector>

#include "compiler/model/diagram.h"

namespace katachi::compiler {

// All points that bear one of `cells`, row by row.
inline std::vector<board::Offset> points_of(const Diagram& diagram, std::string_view cells) {
    std::vector<board::Offset> points;
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column)
            if (cells.find(diagram.at(row, column)) != std::string_view::npos) points.push_back({row, column});
    return points;
}

inline base::Span span_of(const Diagram& diagram, board::Offset point) {
    return diagram.cell_span(point.row, point.column);
}

}  // namespace katachi::compiler
