// The strings that reading captures.
#pragma once

#include "engine/worms/worms.h"

namespace katachi::worms {

// The stones of strings that are captured where their opponent moves first, whether they can be saved or not.
board::VertexSet capturable_stones(const Worms& worms);

}  // namespace katachi::worms
