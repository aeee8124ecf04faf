#include "tests/eyes/distinct_graphs.h"

#include <set>

#include "engine/match/eyes/canonical_form.h"
#include "tests/eyes/shapes.h"

namespace katachi::eyes {

std::vector<match::EyeGraph> distinct_graphs(int size, const std::string& cells) {
    std::vector<match::EyeGraph> found;
    std::set<match::EyeGraphKey> known;
    for (const Rows& shape : connected_shapes(size))
        for (const Rows& rows : fillings(shape, cells)) {
            match::EyeGraph graph = match::read_eye_graph(coded(rows)).graph;
            if (match::is_drawable(graph) &&
                known.insert(match::canonical_form(graph, match::BoardEdges::left_out).key).second)
                found.push_back(std::move(graph));
        }
    return found;
}

}  // namespace katachi::eyes
