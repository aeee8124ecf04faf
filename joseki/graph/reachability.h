// Which positions moves lead to.
#pragma once

#include <optional>
#include <vector>

#include "joseki/graph/joseki_graph.h"

namespace katachi::joseki {

struct WithoutPart {
    std::optional<NodeIndex> position = {};
    std::optional<EdgeIndex> move = {};
};

// There is a mark by position: whether it can be reached from the empty board or from a position with set-up stones,
// without going through the part.
std::vector<bool> reachable(const Graph& graph, WithoutPart part = {});

}  // namespace katachi::joseki
