// A game turned, mirrored, or with its colours exchanged.
#pragma once

#include "compiler/sgf/tree.h"
#include "engine/board/symmetry.h"

namespace katachi::compiler {

// Turns moves, set-up, marks, labels, lines and territory, compressed lists too. What is no point of the board stays.
// The board must have a size that Katachi supports.
void turn(SgfTree& tree, board::Orientation orientation);

// Exchanges what is Black's and what is White's: moves, set-up, names, ranks, teams, territory, the turn, the result.
void swap_colours(SgfTree& tree);

}  // namespace katachi::compiler
