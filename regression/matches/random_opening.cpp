#include <algorithm>

#include "base/random/split_mix.h"
#include "regression/matches/opening.h"

namespace katachi::regression {

namespace {

constexpr int nearest_line = 2;   // from 0: the third
constexpr int farthest_line = 4;  // the fifth
constexpr int small_board = 9;    // lines; there the second line is near as well

bool is_near_a_star(board::Vertex vertex, int size) {
    const int row = board::row_of(vertex);
    const int column = board::column_of(vertex);
    const int nearest = size < small_board ? nearest_line - 1 : nearest_line;
    const auto line = [&](int place) { return std::min(place, size - 1 - place); };
    const auto is_near = [&](int place) { return line(place) >= nearest && line(place) <= farthest_line; };
    return is_near(row) && is_near(column);
}

}  // namespace

Opening random_opening(int size, const board::Rules& rules, int moves, std::uint64_t seed) {
    base::SplitMix random(seed);
    board::Game game(size, rules);
    Opening opening;
    for (int i = 0; i < moves; ++i) {
        board::VertexSet candidates;
        board::VertexSet others;
        for (const board::Vertex vertex : game.board().empty_points())
            if (game.is_legal(opening.to_move, vertex) == board::Legality::ok &&
                !game.board().is_self_atari(opening.to_move, vertex))
                (is_near_a_star(vertex, size) ? candidates : others).insert(vertex);
        const board::VertexSet& choice = candidates.empty() ? others : candidates;
        if (choice.empty()) break;
        const board::Vertex vertex =
            choice.nth(static_cast<int>(random.below(static_cast<std::uint64_t>(choice.count()))));
        game.play(opening.to_move, vertex);
        opening.moves.push_back({.colour = opening.to_move, .vertex = vertex});
        opening.to_move = board::opponent(opening.to_move);
    }
    return opening;
}

}  // namespace katachi::regression
