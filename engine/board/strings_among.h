// The strings that stand among some points of a board.
#pragma once

#include "engine/board/board.h"

namespace katachi::board {

// Calls with a stone of each string that has one among `stones`. It leaves the board as it is.
template <typename Use>
void each_string(const Board& board, VertexSet stones, Use use) {
    while (!stones.empty()) {
        const Vertex string = stones.first();
        stones -= board.string_stones(string);
        use(string);
    }
}

// All stones of these strings.
inline VertexSet whole_strings(const Board& board, VertexSet stones) {
    VertexSet whole;
    while (!stones.empty()) {
        const VertexSet& string = board.string_stones(stones.first());
        stones -= string;
        whole |= string;
    }
    return whole;
}

// Their origins.
inline VertexSet origins_of(const Board& board, const VertexSet& stones) {
    VertexSet origins;
    each_string(board, stones, [&](Vertex string) { origins.insert(board.origin(string)); });
    return origins;
}

}  // namespace katachi::board
