// Handicap stones that the engine places as it likes, by databases of the kind `handicap`.
#pragma once

#include "engine/board/vertex_set.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::moves {

// One stone after the other, each by the handicap pattern of the highest value that holds for Black then, far from the
// other stones where several do, and in the upper right of these; where none holds, as board::next_handicap_point has
// it. While patterns are looked for, empty points of the corners' angles hold a black stone, which the patterns draw to
// say that a corner is theirs. Fewer than asked come onto a board that is too small for them.
board::VertexSet free_handicap(const match::PatternTables& tables, int size, int stones);

}  // namespace katachi::moves
