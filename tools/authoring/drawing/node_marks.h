// What a node of a game record puts on its position beside stones.
#pragma once

#include "compiler/sgf/tree.h"
#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

// Labels (LB, and L of old records), shapes (TR, SQ, CR, MA, and M of old records) and arrows (AR). A point that has a
// label keeps it. `drawing` is of the whole board.
void add_marks(const compiler::SgfNode& node, BoardDrawing& drawing);

}  // namespace katachi::authoring
