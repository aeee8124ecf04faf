// Boards that random moves have filled, for tests of what holds for all worms.
#pragma once

#include "base/random/random.h"
#include "engine/board/board.h"

namespace katachi::worms {

inline board::Board crowded_board(base::Random& random) {
    constexpr int size = 7, stones = 34;
    board::Board board(size);
    for (int i = 0; i < stones; ++i) {
        const int row = random.below(size), column = random.below(size);
        board.play(i % 2 == 0 ? board::Colour::black : board::Colour::white, board::vertex_at(row, column));
    }
    return board;
}

}  // namespace katachi::worms
