#include "engine/life/moves/life_outlook.h"

#include "engine/board/strings_among.h"
#include "engine/life/moves/outlook_weights.h"
#include "engine/life/moves/weight_sum.h"

namespace katachi::life {

namespace {

StringCounts counts_of(const board::Board& board, const board::VertexSet& stones) {
    StringCounts result;
    board::each_string(board, stones, [&](board::Vertex string) { result.add(board.liberties(string)); });
    return result;
}

}  // namespace

OutlookCounts outlook_counts(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                             const board::VertexSet& safe) {
    const board::VertexSet& empty = board.empty_points();
    const board::VertexSet& attackers = board.stones(goal.attacker());
    const board::VertexSet takable = (attackers - safe) & goal.region;
    const board::VertexSet outer = safe.beside();
    const board::VertexSet open = ((empty & goal.region) | takable) - outer;
    const board::VertexSet untouched = (open & empty) - attackers.beside();
    return {.open = open.count(),
            .untouched = untouched.count(),
            .lonely = (untouched - empty.beside()).count(),
            .outer = (empty & goal.region & outer).count(),
            .own = counts_of(board, goal_stones),
            .takable = takable.count(),
            .others = counts_of(board, takable),
            .has_ko = board.ko_point() != board::pass_vertex};
}

int life_outlook(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                 board::Colour to_move, const board::VertexSet& safe) {
    WeightSum sum(outlook_weights[to_move == goal.attacker() ? 1 : 0].data());
    each_outlook_group(outlook_counts(board, goal, goal_stones, safe),
                       [&](int number, int count) { sum.add(number, count); });
    return sum.sum();
}

}  // namespace katachi::life
