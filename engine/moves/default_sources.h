// All sources of moves that need nothing but the position.
#pragma once

#include <memory>
#include <vector>

#include "engine/moves/sources/move_source.h"

namespace katachi::moves {

// New ones, for one thread.
std::vector<std::unique_ptr<MoveSource>> default_sources();

}  // namespace katachi::moves
