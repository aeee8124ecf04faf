// Points that are worth a move whatever the moves of a search are for.
#pragma once

#include "engine/board/board.h"

namespace katachi::reading {

// Of `points`, those beside strings of so few liberties, of either side.
board::VertexSet urgent_points(const board::Board& board, const board::VertexSet& points, int liberties);

// Of empty points, those beside another one that is a liberty of a string of `owner` with few, and where the opponent
// could hardly put a stone as it is: a stone there makes an eye of it, and what the string leans on may stand far from
// the goal.
board::VertexSet eye_making_points(const board::Board& board, const board::VertexSet& points, board::Colour owner);

}  // namespace katachi::reading
