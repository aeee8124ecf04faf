// Strings that hang together without a further move.
#pragma once

#include "engine/board/board.h"

namespace katachi::reading {

// Strings that hang together however the opponent plays.
struct Chain {
    board::VertexSet strings;    // their origins
    board::VertexSet liberties;  // that they do not need for it
    board::VertexSet needed;     // where the opponent threatens to cut, and the answers to that
};

// The chain of the string at `start`.
Chain chain_of(const board::Board& board, board::Vertex start);

}  // namespace katachi::reading
