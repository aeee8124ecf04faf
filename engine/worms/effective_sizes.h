// What the capture of a string is worth at once, in stones (GNU Go's manual, chapter 7.1).
#pragma once

#include <array>

#include "engine/board/board.h"

namespace katachi::worms {

// The sizes are kept by the origin of each string: its stones, and half of the empty points that lie nearer to it than
// to other strings, four steps away at most. A point that is as near to several strings is shared by them in equal
// parts. The manual counts such points whole, GNU Go 3.8 halves them: a stone that is captured is worth two points, an
// empty one is worth one.
std::array<float, board::vertex_count> effective_sizes(const board::Board& board);

}  // namespace katachi::worms
