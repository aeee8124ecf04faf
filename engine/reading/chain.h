// Strings that hang together without a further move.
#pragma once

#include "engine/board/board.h"

namespace katachi {

// Strings that hang together however the opponent plays, and the liberties they do not need for it.
struct Chain {
    VertexSet strings;
    VertexSet liberties;
};

// Of the string at `start`.
Chain chain_of(const Board& board, Vertex start);

}  // namespace katachi
