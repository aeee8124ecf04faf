#include "engine/eyes/solved_games.h"

#include <bit>
#include <limits>
#include <set>

#include "engine/eyes/drawn_shapes.h"
#include "engine/match/eyes/canonical_form.h"
#include "engine/match/tables/eye_tables.h"

namespace katachi::eyes {

namespace {

using match::BareEyeSpace;
using match::EyeGraph;

// What the game depends on.
BareEyeSpace without_place(const EyeGraph& graph) {
    BareEyeSpace space = match::bare_eye_space(graph);
    space.at_edge = space.in_corner = 0;
    return space;
}

}  // namespace

std::vector<BareEyeSpace> unsolved_games(int size, int most_margins) {
    std::vector<BareEyeSpace> games;
    std::set<match::EyeGraphKey> known, known_shapes;
    for (const DrawnShape& shape : drawn_shapes(size))
        for (const match::DrawnEyeEdges& place : drawn_places()) {
            const EyeGraph graph = match::eye_graph(shape, place);
            if (graph.points.size() > match::largest_solved_game) continue;
            if (!known_shapes.insert(match::canonical_form(graph, true).key).second) continue;
            for (EyePoints margins = 0; margins <= graph.all(); ++margins) {
                if (std::popcount(margins) > most_margins) continue;
                const auto with_some = with_margins(graph, margins);
                if (!with_some) continue;
                const BareEyeSpace space = without_place(*with_some);
                if (known.insert(match::canonical_game(space).key).second) games.push_back(space);
            }
        }
    return games;
}

SolvedGame solved_game(const BareEyeSpace& space) {
    SolvedGame solved{space, {}};
    EyeSolver solver(space, {}, std::numeric_limits<std::size_t>::max());
    for (EyePoints stones = 0; stones <= space.all(); ++stones)
        solved.answers.push_back((stones & space.islands) != 0 ? EyeAnswer() : *solver.solve_with(stones));
    return solved;
}

}  // namespace katachi::eyes
