#include "engine/life/life_moves.h"

#include <algorithm>

#include "engine/life/enclosure.h"

namespace katachi::life {

namespace {

constexpr std::size_t most_moves_of_a_judgement = 8;  // in an open region, where nothing is proved anyway
constexpr int weak_liberties = 2;  // strings of the attacker with so many are worth attacking, and saving

}  // namespace

board::VertexSet company_of(const board::Board& board, const board::VertexSet& goal, board::Colour defender) {
    board::VertexSet company;
    for (board::VertexSet left = goal; !left.empty(); left -= company) company |= board.string_stones(left.first());
    for (int step = 0; step < 2; ++step) {
        board::VertexSet near = company.beside() & board.empty_points();
        for (board::VertexSet left = (near.beside() & board.stones(defender)) - company; !left.empty(); left -= company)
            company |= board.string_stones(left.first());
    }
    return company;
}

std::uint32_t doubt_of(const board::Board& board, board::Colour to_move, board::Vertex vertex) {
    int doubt = 6;
    for (const int step : board::neighbour_steps) {
        const board::Vertex beside = vertex + step;
        if (!board.on_board(beside)) continue;
        const board::Colour colour = board.at(beside);
        if (colour == board::Colour::empty) {
            --doubt;
        } else if (colour == to_move) {
            if (board.liberties(beside) == 1) doubt -= 2;
        } else {
            if (board.liberties(beside) == 1)
                doubt -= 4;
            else if (board.liberties(beside) == 2)
                --doubt;
        }
    }
    return static_cast<std::uint32_t>(std::max(0, doubt));
}

void add_life_moves(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                    board::Colour to_move, const GoalEyes& eyes, LifeMoves& moves) {
    const board::VertexSet company = company_of(board, goal_stones, goal.defender);
    const board::VertexSet liberties = company.beside() & board.empty_points();
    board::VertexSet points = liberties | (liberties.beside() & board.empty_points());
    for (board::VertexSet left = company.beside() & board.stones(goal.attacker()); !left.empty();) {
        const board::Vertex string = left.first();
        left -= board.string_stones(string);
        if (board.liberties(string) <= weak_liberties) points |= board.liberty_points(string);
    }
    points &= goal.region;
    if (goal.is_region_open) points |= ways_out(board, goal);
    const board::VertexSet& vital = to_move == goal.attacker() ? eyes.attacks : eyes.defences;
    points |= vital;
    for (const board::Vertex vertex : points)
        moves.add(vertex, vital.contains(vertex) ? 0 : doubt_of(board, to_move, vertex) + (eyes.margins.contains(vertex) ? 0 : 2));
    if (goal.is_region_open) moves.keep(most_moves_of_a_judgement);
}

}  // namespace katachi::life
