#include "engine/eyes/solvable.h"

#include <algorithm>

namespace katachi::eyes {

std::string why_unsolvable(const match::EyeGraph& graph) {
    const bool stands_for_two = std::ranges::any_of(
        graph.points, [](const match::EyeGraphPoint& point) { return point.content == match::EyeContent::either; });
    if (stands_for_two) return "`x` stands for two spaces; write . or X for each";
    if (!match::is_connected(graph)) return "a graph in pieces is no eye space; analyze each piece alone";
    if (!match::is_drawable(graph)) return "a margin without a free side is on no board; half eyes make such a graph";
    return {};
}

}  // namespace katachi::eyes
