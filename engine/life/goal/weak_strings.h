// Strings that are soon in atari.
#pragma once

#include "engine/board/board.h"

namespace katachi::life {

// The liberties of those strings with stones among `stones` that have two at most. Such strings are worth attacking,
// and saving.
board::VertexSet weak_string_liberties(const board::Board& board, const board::VertexSet& stones);

}  // namespace katachi::life
