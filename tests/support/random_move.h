// Moves by chance for property tests.
#pragma once

#include <random>

#include "engine/board/board.h"

namespace katachi::test {

// Plays a legal move of the side on one of the points, each as likely as the others; false where there is none.
inline bool play_random_move(board::Board& board, board::Colour side, const board::VertexSet& points,
                             std::mt19937& random) {
    board::VertexSet moves;
    for (const board::Vertex point : points& board.empty_points())
        if (board.is_legal(side, point) == board::Legality::ok) moves.insert(point);
    if (moves.empty()) return false;
    const int index = std::uniform_int_distribution<int>(0, moves.count() - 1)(random);
    return board.play(side, moves.nth(index)) == board::Legality::ok;
}

}  // namespace katachi::test
