// Where a side that has failed must play to have any influence on why it failed; moves elsewhere need no reading
// (T. Thomsen, "Lambda-search in game trees", 2000; X. Niu and M. Müller, "An open boundary safety-of-territory solver
// for the game of Go", 2006). Of stones that stand, two liberties are enough: who plays on neither cannot take them.
#pragma once

#include "engine/board/board.h"

namespace katachi {

// Why the string at `vertex` may be taken on its liberties: these, and that no string around it is taken.
VertexSet zone_of_capture(const Board& board, Vertex vertex);

// Why a move on an empty point, or a pass, does what it does.
VertexSet zone_of_move(const Board& board, Colour colour, Vertex vertex);

// Why a line of moves on these points and around `string` goes as it does: they, and what stands beside them.
VertexSet zone_of_line(const Board& board, Vertex string, const VertexSet& points);

// Why points of `zone` cannot be played by `colour`, being suicide.
VertexSet zone_of_suicides(const Board& board, Colour colour, const VertexSet& zone);

}  // namespace katachi
