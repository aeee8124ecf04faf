// Which dragons lie beside each other.
#pragma once

#include <vector>

#include "engine/board/board.h"

namespace katachi::position {

// Of each of these dragons, the numbers of those whose surroundings meet its own: the empty points up to two steps away
// that lie no nearer to others. In order.
std::vector<std::vector<int>> neighbours_of(const board::Board& board, const std::vector<board::VertexSet>& dragons);

}  // namespace katachi::position
