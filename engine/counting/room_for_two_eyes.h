// Whether a side lives in a region if it alone plays there, as often as it likes.
#pragma once

#include "engine/board/board.h"

namespace katachi::counting {

// The region is of points that hang together, and holds every string that it touches, of the opponent those alone that
// can be captured. What stands around it cannot be captured.
bool has_room_for_two_eyes(const board::Board& board, const board::VertexSet& region, board::Colour colour);

}  // namespace katachi::counting
