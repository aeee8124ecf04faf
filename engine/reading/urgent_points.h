// Points that are worth a move whatever the moves of a search are for.
#pragma once

#include "engine/board/board.h"

namespace katachi::reading {

// The points of `points` beside a string of either side that has at most so many liberties.
board::VertexSet urgent_points(const board::Board& board, const board::VertexSet& points, int liberties);

// The points of `points`, all empty, beside another of them that is a liberty of an `owner` string with few liberties,
// and where the opponent could hardly play. A stone of the owner beside that liberty makes an eye of it. The stones
// that the string leans on may stand far from the goal.
board::VertexSet eye_making_points(const board::Board& board, const board::VertexSet& points, board::Colour owner);

}  // namespace katachi::reading
