// What a game's root says in numbers, also where it says it oddly.
#pragma once

#include <optional>
#include <string_view>

#include "compiler/sgf/tree.h"
#include "engine/sgf/komi.h"

namespace katachi::compiler {

// The root's KM.
sgf::SgfKomi sgf_komi(const SgfTree& tree);

// The number of HA: "2", "2 stones", "two", "让二子"; 0 for words without a number such as "none".
std::optional<int> sgf_handicap(const SgfTree& tree);
std::optional<int> sgf_handicap(std::string_view text);

// Those that are played: two where a node has one of each colour, and none that is no point of the board.
int moves_in_node(const SgfTree& tree, SgfNodeIndex index);

// Moves on the main line.
int move_count(const SgfTree& tree);

}  // namespace katachi::compiler
