#include "joseki/graph/reachability.h"

namespace katachi::joseki {

std::vector<bool> reachable(const Graph& graph, WithoutPart part) {
    std::vector<bool> is_reached(graph.nodes().size());
    std::vector<NodeIndex> open;
    const auto reach = [&](NodeIndex node) {
        if (part.position == node || is_reached[static_cast<std::size_t>(node)]) return;
        is_reached[static_cast<std::size_t>(node)] = true;
        open.push_back(node);
    };
    reach(0);
    for (std::size_t i = 0; i < graph.nodes().size(); ++i)
        if (!graph.nodes()[i].set_up.empty()) reach(static_cast<NodeIndex>(i));
    while (!open.empty()) {
        const NodeIndex node = open.back();
        open.pop_back();
        for (const EdgeIndex edge : graph.node(node).continuations)
            if (part.move != edge) reach(graph.edge(edge).to);
    }
    return is_reached;
}

}  // namespace katachi::joseki
