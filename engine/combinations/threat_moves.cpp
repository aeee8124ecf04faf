#include "engine/combinations/threat_moves.h"

#include "engine/worms/liberties_of_order.h"
#include "engine/worms/tactical_points.h"

namespace katachi::combinations {

namespace {

board::VertexSet points_against(const board::Board& board, board::Vertex string) {
    switch (board.liberties(string)) {
        case 1:
        case 2: return worms::points_around(board, string);
        case 3: return board.liberty_points(string) | worms::liberties_of_order(board, string, 2);
        default: return board.liberty_points(string);
    }
}

}  // namespace

board::VertexSet points_within(const board::Board& board, const board::VertexSet& points, int steps) {
    const board::VertexSet all =
        board.empty_points() | board.stones(board::Colour::black) | board.stones(board::Colour::white);
    board::VertexSet found = points;
    for (int step = 0; step < steps; ++step) found |= found.beside() & all;
    return found;
}

std::vector<board::Vertex> threat_moves(const board::Board& board, const board::VertexSet& strings) {
    std::vector<board::Vertex> moves;
    board::VertexSet seen;
    for (int liberties = 1; liberties <= most_liberties_threatened; ++liberties)
        for (const board::Vertex string : strings) {
            if (board.liberties(string) != liberties) continue;
            for (const board::Vertex point : points_against(board, string) & board.empty_points())
                if (seen.insert(point)) moves.push_back(point);
        }
    return moves;
}

}  // namespace katachi::combinations
