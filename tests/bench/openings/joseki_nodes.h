// The nodes of joseki: what stands in a corner, and all moves that the tables propose there.
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::bench {

struct JosekiNode {
    board::Position corner;  // of 19 lines, empty elsewhere; the joseki stands in the upper right
    board::Colour to_move{};
    std::vector<board::Vertex> moves;  // whether their constraints hold or not, each once
};

// One for each corner and side to move that a pattern of a corner database shows.
std::vector<JosekiNode> joseki_nodes(const match::PatternTables& tables);

}  // namespace katachi::bench
