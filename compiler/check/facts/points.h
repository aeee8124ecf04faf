// Points of a diagram by what is drawn there.
#pragma once

#include <cstdint>
#include <string>
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

// Where one of `cells` is drawn, also in a diagram whose rows differ in length.
inline std::vector<base::Span> places_of(const Diagram& diagram, std::string_view cells) {
    std::vector<base::Span> places;
    for (const DiagramLine& line : diagram.lines)
        for (std::size_t i = line.text.find_first_of(cells); i != std::string::npos;
             i = line.text.find_first_of(cells, i + 1)) {
            const auto begin = line.span.begin + static_cast<std::uint32_t>(i);
            places.push_back({begin, begin + 1});
        }
    return places;
}

inline base::Span span_of(const Diagram& diagram, board::Offset point) {
    return diagram.cell_span(point.row, point.column);
}

}  // namespace katachi::compiler
