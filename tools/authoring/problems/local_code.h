// The name of a problem: the same wherever it lies on the board, however it is turned, and with colours exchanged.
#pragma once

#include <string>

#include "engine/board/board.h"

namespace katachi::authoring {

// The stones and the region of a problem on its board.
struct LocalProblem {
    board::VertexSet stones;  // what is to be captured, saved, cut or joined
    board::VertexSet region;  // where it is decided, these stones within
    board::Colour solver = board::Colour::black;
};

// A code of letters and digits, made from the stones in the region and beside it, the edges of the board there, the
// colour of the stones, and `kind`. Different problems have different codes, except for one in 2^64.
std::string local_code(const board::Board& board, const LocalProblem& problem, char kind);

}  // namespace katachi::authoring
