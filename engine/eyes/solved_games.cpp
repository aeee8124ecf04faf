#include "engine/eyes/solved_games.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <set>

#include "engine/eyes/drawn_shapes.h"
#include "engine/match/eyes/solved_game_key.h"

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
    const std::size_t most_points = std::max(static_cast<std::size_t>(size), match::largest_marked_game);
    std::set<match::EyeGraphKey> known, known_shapes;
    for (const DrawnShape& shape : drawn_shapes(size))
        for (const match::DrawnEyeEdges& place : drawn_places()) {
            const EyeGraph graph = match::eye_graph(shape, place);
            if (graph.points.size() > most_points) continue;
            if (!known_shapes.insert(match::canonical_form(graph, match::BoardEdges::kept).key).second) continue;
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

std::vector<BareEyeSpace> with_approaches(const std::vector<BareEyeSpace>& games) {
    std::vector<BareEyeSpace> found;
    std::set<match::EyeGraphKey> known;
    for (const BareEyeSpace& game : games)
        for (EyePoints rest = game.all() & ~(game.margins | game.islands); rest != 0; rest &= rest - 1) {
            if (game.size >= match::largest_marked_game) continue;
            BareEyeSpace space = game;
            const std::size_t point = match::first_eye_point(rest), approach = space.size++;
            space.margins |= match::eye_point(approach);
            space.approaches |= match::eye_point(approach);
            space.neighbours[point] |= match::eye_point(approach);
            space.neighbours[approach] = match::eye_point(point);
            if (known.insert(match::canonical_game(space).key).second) found.push_back(space);
        }
    return found;
}

std::vector<UnsolvedGame> games_of_table() {
    std::vector<UnsolvedGame> games;
    const auto add = [&](const std::vector<BareEyeSpace>& spaces, int least_liberties) {
        for (const BareEyeSpace& space : spaces)
            for (int liberties = least_liberties; liberties <= usual_outer_liberties; ++liberties)
                games.push_back({space, liberties});
    };
    for (int size = 1; size <= 5; ++size) {
        const std::vector<BareEyeSpace> spaces = unsolved_games(size, size);
        add(spaces, 0);
        add(with_approaches(spaces), 0);
    }
    add(unsolved_games(6, 6), 0);
    add(unsolved_games(7, 3), 2);
    add(unsolved_games(8, 1), 2);
    add(unsolved_games(9, 0), 2);
    add(unsolved_games(10, 0), 2);
    return games;
}

SolvedGame solved_game(const UnsolvedGame& game) {
    SolvedGame solved{game, {}};
    const EyePoints fixed = match::fixed_points(game.space);
    EyeSolver solver(game.space, {.outer_liberties = game.outer_liberties}, std::numeric_limits<std::size_t>::max());
    for (EyePoints stones = 0; stones <= game.space.all(); ++stones)
        solved.answers.push_back((stones & fixed) != 0 ? EyeAnswer() : *solver.solve_with(stones));
    return solved;
}

}  // namespace katachi::eyes
