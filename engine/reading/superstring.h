// Superstrings: strings of one colour that hang together so closely that a move for or against one of them may best be
// played at another (GNU Go's manual, chapter 11.8). Two strings are linked
// - by an empty point beside both where the opponent's stone would be in atari or have no liberty;
// - by a bamboo joint, two stones of each side by side with two empty points between;
// - by two diagonal stones with both points beside them empty;
// - by a string of the opponent that is lost, beside both.
#pragma once

#include "engine/board/board.h"

namespace katachi::reading {

// The origins of the strings in the superstring of the stone at `vertex`, its own among them. `lost` are stones of the
// opponent that can be taken and not be saved, whole strings; without them the links are those that the board alone
// shows.
board::VertexSet superstring(const board::Board& board, board::Vertex vertex, const board::VertexSet& lost = {});

}  // namespace katachi::reading
