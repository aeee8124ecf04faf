// The weights that come with the engine, learned from games by `katachi train`: learned/weights.txt.
#pragma once

#include "engine/moves/move_weights.h"

namespace katachi::moves {

// Read when first asked for.
const MoveWeights& learned_weights();

}  // namespace katachi::moves
