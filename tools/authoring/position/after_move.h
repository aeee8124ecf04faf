// A position as it would be after one more move.
#pragma once

#include "tools/authoring/match_input.h"

namespace katachi::authoring {

// Throws FileError for a move that is not legal.
AskedPosition after_move(AskedPosition asked, board::Colour side, board::Vertex move);

}  // namespace katachi::authoring
