// A string that has been taken, so that one can ask what the capture is worth.
#pragma once

#include <optional>

#include "engine/board/board.h"

namespace katachi::life {

struct Capture {
    board::Board board;        // afterwards; the side that lost the string moves
    board::VertexSet captors;  // the stones that stand around where it was
};

// The opponent fills all liberties of the string at `vertex` while its owner plays elsewhere; nothing where that cannot
// take it.
std::optional<Capture> capture_of(const board::Board& board, board::Vertex vertex);

}  // namespace katachi::life
