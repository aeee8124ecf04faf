// Strings that hang together without a further move.
#pragma once

#include "engine/board/board.h"

namespace katachi::reading {

// Strings that hang together however the opponent plays, and the liberties they do not need for it.
struct Chain {
    board::VertexSet strings;
    board::VertexSet liberties;
};

// Of the string at `start`.
Chain chain_of(const board::Board& board, board::Vertex start);

}  // namespace katachi::reading
