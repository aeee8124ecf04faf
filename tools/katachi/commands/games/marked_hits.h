// The places in a game where a shape stands, marked in its record.
#pragma once

#include <vector>

#include "compiler/sgf/tree.h"
#include "games/search/plain_scan.h"

namespace katachi::cli {

// At the position of each hit there are squares on the points of its rectangle, which is `rows` by `columns` as the
// shape is drawn, a triangle on the move that goes on with it, and a comment that tells both.
void mark_hits(compiler::SgfTree& record, const std::vector<games::ShapeHit>& hits, int rows, int columns);

}  // namespace katachi::cli
