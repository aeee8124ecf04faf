#include "engine/life/enclosure.h"

#include "engine/life/life_moves.h"

namespace katachi::life {

namespace {

constexpr int reach = 4;  // in steps from the dragon

}  // namespace

board::VertexSet enclosure(const board::Board& board, const DragonGoal& goal) {
    const board::VertexSet safe = goal.given_safe & board.stones(goal.attacker());
    const board::VertexSet points =
        board.empty_points() | board.stones(goal.defender) | (board.stones(goal.attacker()) - safe);
    const board::VertexSet border = board.empty_points() & safe.beside();
    board::VertexSet region = company_of(board, goal.stones, goal.defender);
    region |= region.beside() & points;
    for (int step = 1; step < reach; ++step) region |= (region - border).beside() & points;
    // Weak strings of the attacker as a whole, and where they might flee.
    for (board::VertexSet left = region & board.stones(goal.attacker()); !left.empty();) {
        const board::Vertex string = left.first();
        left -= board.string_stones(string);
        region |= board.string_stones(string);
        if (board.liberties(string) <= 3) region |= board.liberty_points(string);
    }
    return region;
}

board::VertexSet ways_out(const board::Board& board, const DragonGoal& goal) {
    return (board.stones(goal.defender) & goal.region).beside() & (board.empty_points() - goal.region);
}

board::VertexSet free_ways_out(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones) {
    board::VertexSet liberties;
    for (board::VertexSet left = goal_stones; !left.empty();) {
        const board::Vertex string = left.first();
        left -= board.string_stones(string);
        liberties |= board.liberty_points(string);
    }
    return liberties - goal.region - (goal.given_safe & board.stones(goal.attacker())).beside();
}

}  // namespace katachi::life
