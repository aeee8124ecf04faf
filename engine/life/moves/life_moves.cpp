#include "engine/life/moves/life_moves.h"

#include <algorithm>
#include <array>
#include <limits>

#include "engine/life/goal/company.h"
#include "engine/life/goal/enclosure.h"
#include "engine/life/goal/weak_strings.h"
#include "engine/reading/string_liberties.h"

namespace katachi::life {

board::VertexSet life_points(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones) {
    const board::VertexSet company = company_of(board, goal_stones, goal.defender);
    const board::VertexSet liberties = company.beside() & board.empty_points();
    board::VertexSet points = liberties | (liberties.beside() & board.empty_points());
    points |= reading::liberties_of_strings(board, company.beside() & board.stones(goal.attacker()), weak_liberties);
    points |= reading::liberties_of_strings(board, goal.rivals & board.stones(goal.attacker()));
    points &= goal.region;
    if (goal.is_region_open && !goal.is_shut) points |= ways_out(board, goal);
    return points;
}

void add_moves(const MoveSurroundings& around, const board::VertexSet& points, LifeMoves& moves,
               std::span<const OfferedMove> offered) {
    std::array<int, board::vertex_count> promises;
    int best = std::numeric_limits<int>::min();
    std::size_t count = 0;
    for (const board::Vertex vertex : points) {
        promises[count] = move_promise(around, vertex);
        for (const OfferedMove& offer : offered)
            if (offer.vertex == vertex) promises[count] += offer.promise;
        best = std::max(best, promises[count++]);
    }
    count = 0;
    for (const board::Vertex vertex : points) moves.add(vertex, static_cast<std::uint32_t>(best - promises[count++]));
}

}  // namespace katachi::life
