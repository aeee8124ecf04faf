// The part of a dragon that its opponent cannot cut.
#pragma once

#include "engine/board/board.h"
#include "engine/reading/tactics.h"

namespace katachi::life {

// The string at `vertex`, and those of `dragon`, stones of whole strings, that the opponent, to move, cannot cut off
// from it, or from one that is held so. A cut that hangs on a ko is none. A string that he captures is all of its part.
// The board is the same afterwards.
board::VertexSet held_part(board::Board& board, const board::VertexSet& dragon, board::Vertex vertex,
                           reading::Tactics& tactics);

}  // namespace katachi::life
