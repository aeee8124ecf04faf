// The edges of a diagram by name: "north", "south", "west", "east".
#pragma once

#include <string>
#include <vector>

#include "compiler/model/diagram.h"

namespace katachi::compiler {

// Those that are drawn.
std::vector<std::string> drawn_sides(DrawnEdges edges);

}  // namespace katachi::compiler
