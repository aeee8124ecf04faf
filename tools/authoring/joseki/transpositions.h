// Positions of the joseki library that several moves lead to.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "joseki/graph/joseki_graph.h"

namespace katachi::authoring {

struct Transposition {
    std::string position;  // its code
    std::size_t stones = 0;
    std::int64_t reached = 0;  // in so many games
    std::string last_moves;    // in the upper right corner: "O17 from zfz5tz1v, tenuki from 14qpnyav"
};

struct Transpositions {
    std::vector<Transposition> first;
    std::size_t total = 0;
};

// Those reached most often come first; `limit` says how many are told about.
Transpositions transpositions(const joseki::Graph& library, std::size_t limit);

}  // namespace katachi::authoring
