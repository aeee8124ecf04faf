// What a move is worth by influence: GNU Go's manual, chapter 13.4.
#pragma once

#include "engine/influence/influence.h"

namespace katachi::influence {

// By how many points White is better off at each point after a move than before it: territory, prisoners that lie
// there, and stones that the move took off.
Field point_differences(const Influence& before, const Influence& after);

// The sum of them for one side. Both influences are to be asked with the same side to move, the mover's opponent.
float points_gained(const Influence& before, const Influence& after, board::Colour side);

}  // namespace katachi::influence
