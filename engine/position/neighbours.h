// Which dragons lie beside each other.
#pragma once

#include <vector>

#include "engine/board/board.h"

namespace katachi::position {

// For each of these dragons, the numbers of the dragons whose surroundings meet its own, in order. The surroundings of
// a dragon are the empty points up to two steps away that lie no nearer to other dragons.
std::vector<std::vector<int>> neighbours_of(const board::Board& board, const std::vector<board::VertexSet>& dragons);

}  // namespace katachi::position
