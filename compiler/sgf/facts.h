// What a game's root says in numbers, also where it says it oddly.
#pragma once

#include <optional>

#include "compiler/sgf/tree.h"
#include "engine/sgf/komi.h"

namespace katachi::compiler {

// The root's KM.
sgf::SgfKomi sgf_komi(const SgfTree& tree);

// The root's HA.
std::optional<int> sgf_handicap(const SgfTree& tree);

// Those that are played: two where a node has one of each colour, and none that is no point of the board.
int moves_in_node(const SgfTree& tree, SgfNodeIndex index);

// Moves on the main line.
int move_count(const SgfTree& tree);

}  // namespace katachi::compiler
