// The edges of a diagram: by name, "north", "south", "west", "east", and what lies beyond them.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/diagram.h"

namespace katachi::compiler {

// Those that are drawn.
std::vector<std::string> drawn_sides(DrawnEdges edges);

// Whether a point beside the drawing is certainly no point of the board. `drawing` has rows, columns and DrawnEdges.
template <typename Drawing>
constexpr bool is_off_board(const Drawing& drawing, board::Offset point) {
    const DrawnEdges& edges = drawing.edges;
    return (point.row < 0 && edges.north) || (point.row >= drawing.rows && edges.south) ||
           (point.column < 0 && edges.west) || (point.column >= drawing.columns && edges.east);
}

}  // namespace katachi::compiler
