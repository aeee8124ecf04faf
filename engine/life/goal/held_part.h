// The part of a dragon that its opponent cannot cut.
#pragma once

#include "engine/board/board.h"
#include "engine/reading/tactics.h"

namespace katachi::life {

// The part of `dragon` around the string at `vertex`: this string, and every string of `dragon` that the opponent,
// moving first, cannot cut off from it or from another string of the part. A cut that hangs on a ko is none. A string
// that the opponent captures is a part by itself. `dragon` holds whole strings. The board is the same afterwards.
board::VertexSet held_part(board::Board& board, const board::VertexSet& dragon, board::Vertex vertex,
                           reading::Tactics& tactics);

}  // namespace katachi::life
