// The spreading of influence as the manual defines it (chapter 13.7): what a point has is what its neighbours pass on.
// The manual's queue comes to the same as long as nothing is in the way; around obstacles it may visit a point before
// all that passes influence on to it.
#pragma once

#include "engine/influence/spread.h"

namespace katachi::influence {

Field plain_spread(const Source& source, const Terrain& terrain, int board_size);

}  // namespace katachi::influence
