#include "engine/combinations/threat_moves.h"

#include "engine/board/board_points.h"
#include "engine/worms/tactical_points.h"

namespace katachi::combinations {

namespace {

// A string with more is threatened on its liberties alone.
constexpr int most_liberties_approached = 3;

}  // namespace

board::VertexSet points_within(const board::Board& board, const board::VertexSet& points, int steps) {
    const board::VertexSet all = board::points_of(board);
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
            const board::VertexSet points = liberties <= most_liberties_approached ? worms::points_around(board, string)
                                                                                   : board.liberty_points(string);
            for (const board::Vertex point : points& board.empty_points())
                if (seen.insert(point)) moves.push_back(point);
        }
    return moves;
}

}  // namespace katachi::combinations
