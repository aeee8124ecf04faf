// Other drawings of a position.
#pragma once

#include "engine/board/position.h"
#include "engine/board/symmetry.h"

namespace katachi {

Position turned(const Position& position, Orientation orientation);
Position colours_exchanged(Position position);

}  // namespace katachi
