// Where a side that has failed must play to have any influence on why it failed; moves elsewhere need no reading
// (T. Thomsen, "Lambda-search in game trees", 2000; X. Niu and M. Müller, "An open boundary safety-of-territory solver
// for the game of Go", 2006). Of stones that stand, two liberties are enough: who plays on neither cannot take them.
#pragma once

#include "engine/board/board.h"

namespace katachi::reading {

// Why the string at `vertex` may be taken on its liberties: these, and that no string around it is taken.
board::VertexSet zone_of_capture(const board::Board& board, board::Vertex vertex);

// Why a move on an empty point, or a pass, does what it does.
board::VertexSet zone_of_move(const board::Board& board, board::Colour colour, board::Vertex vertex);

// Why a line of moves on these points and around `string` goes as it does: they, and what stands beside them.
board::VertexSet zone_of_line(const board::Board& board, board::Vertex string, const board::VertexSet& points);

// Why some of these empty points, none of which has an empty one beside it, cannot be played by `colour`, being
// suicide.
board::VertexSet zone_of_suicides(const board::Board& board, board::Colour colour, const board::VertexSet& enclosed);

}  // namespace katachi::reading
