// The one kind of seki that counting eyes takes for death.
//
// Two stones in a row within an opponent's group, his eye space empty at both their ends and on both sides at points
// diagonal to each other, is a seki: were he to capture them, an eye of two points would be all that he has, and they
// cannot fill his eye space with a shape that kills. That he cannot form two eyes is no sign of death there.
#pragma once

#include "engine/board/board.h"

namespace katachi::counting {

// The origins of the strings of `colour` that have the stones and the room for it.
board::VertexSet possible_two_stone_sekis(const board::Board& board, board::Colour colour);

// Whether the opponent encloses such a string so.
bool is_two_stone_seki(const board::Board& board, board::Vertex string);

}  // namespace katachi::counting
