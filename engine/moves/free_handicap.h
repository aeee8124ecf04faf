// Handicap stones that the engine places as it likes, by databases of the kind `handicap`.
#pragma once

#include "engine/board/vertex_set.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::moves {

// Places stones one by one. Each follows the handicap pattern of the highest value that holds for Black. Among equals
// the move farthest from other stones is taken, then the upper right one. If no pattern holds,
// board::next_handicap_point decides, or board::free_handicap if there is no stone yet. While patterns are looked for,
// empty points of the corners' angles hold a black stone, which the patterns draw to say that a corner is theirs. Fewer
// than asked come onto a board that is too small for them.
board::VertexSet free_handicap(const match::PatternTables& tables, int size, int stones);

}  // namespace katachi::moves
