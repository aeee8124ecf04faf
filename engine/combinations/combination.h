// Combinations (GNU Go's manual, chapters 6.3.10 and 12.2): a side makes threats to capture, one after another, until
// one of them cannot be met, though each of the opponent's strings is safe by itself.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/board/board.h"

namespace katachi::combinations {

struct CombinationQuestion {
    board::Colour attacker = board::Colour::black;  // to move
    // The opponent's stones that are worth capturing. Those of strings that the attacker captures anyway do not count,
    // nor do those of strings without liberties.
    board::VertexSet stones = {};
    int least_size = 1;  // so many of these stones must be captured in one string
};

// A combination of so many threats: whatever the opponent plays, after each of them and at the end, one of the strings
// in question can be captured, whoever wins kos. It is proved as far as the reading of captures is.
struct Combination {
    bool works = false;
    board::Vertex move = board::pass_vertex;  // the first threat
    int threats = 0;
    int threats_read = 0;  // with so many there is none, as far as the search looks
    int size = 0;          // of the stones in question, those that are captured at least
    // The first threat, an answer to it, and so on, to the first move of the capture.
    std::vector<board::Vertex> line;
    // A move of the opponent, or a stone of his before the question, changes nothing outside of these points.
    board::VertexSet zone;
    bool is_complete = true;  // false where none was found within the limit of nodes
    std::uint64_t nodes = 0;  // that reading took
};

}  // namespace katachi::combinations
