// Strings of the other side that stand beyond a margin and fall where the owner takes it, unless they get out: a move
// there may be a double threat.
#pragma once

#include "engine/eyespaces/eye_regions.h"

namespace katachi::eyespaces {

// The region with such strings as stones in it, and with the points by which they get out as margins. Margins and false
// margins beside them become points like others. All that stands around them of the owner's is the wall of the region,
// and cannot be captured. The same region where there are none, or where the game of all would be too large to be
// searched. `own` are the points of all spaces of the owner.
EyeRegion with_prey(const board::Board& board, const worms::Worms& worms, board::Colour owner, const EyeRegion& region,
                    const board::VertexSet& own);

}  // namespace katachi::eyespaces
