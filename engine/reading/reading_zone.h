// What a search can have looked at: where nothing changes within it, the same question has the same answer.
#pragma once

#include "engine/board/board.h"

namespace katachi::reading {

// The strings and points within `sight` steps of the `touched` points, a string being one step wide, and what lies
// beside these: all liberties of the strings, among others. `touched` is all that a search asked about or thought of
// playing.
board::VertexSet reading_zone(const board::Board& board, const board::VertexSet& touched, int sight);

}  // namespace katachi::reading
