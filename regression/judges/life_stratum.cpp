#include "regression/judges/life_stratum.h"

#include <array>

#include "regression/judges/life_region.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Vertex;
using board::VertexSet;

constexpr int liberties_of_a_wall = 4;  // beyond what the group reaches

bool is_known_ko(const std::optional<LifeTruth>& truth) {
    return truth && (truth->code == Code::ko_first || truth->code == Code::ko_second);
}

}  // namespace

std::string_view name(Boundary boundary) {
    constexpr std::array<std::string_view, 3> names{"closed", "weak wall", "exit"};
    return names[static_cast<std::size_t>(boundary)];
}

Boundary boundary_of(const Board& board, const LifeProblem& problem) {
    const VertexSet near = with_surroundings(board, problem.region);
    const VertexSet reached = reached_within(board, board.stones(board.at(problem.stone)) & problem.region, near);
    if ((reached.beside() & board.empty_points()).intersects(board.empty_points() - near)) return Boundary::exit;
    const board::Colour attacker = board::opponent(board.at(problem.stone));
    for (VertexSet left = walls_of(board, reached, attacker); !left.empty();) {
        const Vertex wall = left.first();
        left -= board.string_stones(wall);
        if ((board.liberty_points(wall) - reached).count() < liberties_of_a_wall) return Boundary::weak_wall;
    }
    return Boundary::closed;
}

bool is_ko(const LifeProblem& problem) { return is_known_ko(problem.attack) || is_known_ko(problem.defend); }

}  // namespace katachi::regression
