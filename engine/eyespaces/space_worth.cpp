#include "engine/eyespaces/space_worth.h"

#include <algorithm>

#include "engine/eyes/eye_solver.h"
#include "engine/eyespaces/space_graph.h"

namespace katachi::eyespaces {

namespace {

constexpr std::size_t most_positions = 20'000;

board::VertexSet moves_of(const SpaceGraph& graph, match::EyePoints points,
                          board::VertexSet SpaceGraph::Place::* moves) {
    board::VertexSet found;
    for (std::size_t i = 0; i < graph.places.size() && i < match::largest_eye_graph; ++i)
        if (points & match::eye_point(i)) found |= graph.places[i].*moves;
    return found;
}

// Each margin costs its own point and one more. What is left is two eyes from four points on.
std::uint8_t eyes_by_size(int points, int margins) {
    const int left = points - 2 * margins;
    return left > 3 ? 2 : left > 0 ? 1 : 0;
}

}  // namespace

void judge(const board::Board& board, EyeSpace& space) {
    std::vector<TopologicalEye> half_eyes;
    std::copy_if(space.ends.begin(), space.ends.end(), std::back_inserter(half_eyes),
                 [](const TopologicalEye& end) { return end.kind() == TopologicalEye::Kind::half; });
    const SpaceGraph graph = space_graph(board, space.owner, space.region, half_eyes);
    if (graph.graph.points.size() <= match::largest_eye_graph)
        if (const auto answer = eyes::EyeSolver(graph.graph, {}, most_positions).solve()) {
            space.value = answer->value;
            space.attacks = moves_of(graph, answer->attack_points, &SpaceGraph::Place::attacks);
            space.defences = moves_of(graph, answer->defence_points, &SpaceGraph::Place::defences);
            return;
        }
    const std::uint8_t eyes =
        eyes_by_size(space.size(), space.region.margins.count() + static_cast<int>(half_eyes.size()));
    space.value = {eyes, eyes, eyes, eyes};
    space.is_solved = false;
}

}  // namespace katachi::eyespaces
