#include "compiler/model/drawn_sides.h"

namespace katachi::compiler {

std::vector<std::string> drawn_sides(DrawnEdges edges) {
    std::vector<std::string> sides;
    if (edges.north) sides.emplace_back("north");
    if (edges.south) sides.emplace_back("south");
    if (edges.west) sides.emplace_back("west");
    if (edges.east) sides.emplace_back("east");
    return sides;
}

}  // namespace katachi::compiler
