// The name of a problem: the same wherever it lies on the board, however it is turned, and with colours exchanged.
#pragma once

#include <string>

#include "engine/board/board.h"

namespace katachi::authoring {

// What a problem is about, on its board.
struct LocalProblem {
    board::VertexSet stones;  // what is to be captured, saved, cut or joined
    board::VertexSet region;  // where it is decided, these stones within
    board::Colour solver = board::Colour::black;
};

// Letters and digits made from what stands in the region and beside it, what the edges of the board are to it, whose
// the stones are, and `kind`. Different problems have different ones, but for one in 2^64.
std::string local_code(const board::Board& board, const LocalProblem& problem, char kind);

}  // namespace katachi::authoring
