// Positions of the joseki library that several orders of moves lead to.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "joseki/graph/joseki_graph.h"

namespace katachi::authoring {

// One of the orders, as all of its position are drawn: the corner at the upper right.
struct MoveOrder {
    std::vector<std::string> moves;  // by turns: "Q16", "tenuki", …
    board::Colour first = board::Colour::black;
    std::int64_t games = 0;  // that played its last move
};

struct Transposition {
    std::string position;  // its code
    std::size_t stones = 0;
    std::int64_t reached = 0;       // in so many games
    std::vector<MoveOrder> orders;  // one for each position before, the most played first
};

struct Transpositions {
    std::vector<Transposition> first;
    std::size_t total = 0;
};

// Those reached most often come first; `limit` says how many are told about.
Transpositions transpositions(const joseki::Graph& library, std::size_t limit);

}  // namespace katachi::authoring
