// The strings that reading captures, and those that it does not.
#pragma once

#include "engine/worms/worms.h"

namespace katachi::worms {

// The stones of strings that are captured where their opponent moves first, whether they can be saved or not.
board::VertexSet capturable_stones(const Worms& worms);

// The stones of strings that are captured if `to_move` moves first, and all others.
board::VertexSet captured_stones(const Worms& worms, board::Colour to_move);
board::VertexSet living_stones(const Worms& worms, board::Colour to_move);

}  // namespace katachi::worms
