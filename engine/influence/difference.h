// What a move is worth by influence: GNU Go's manual, chapter 13.4.
#pragma once

#include "engine/influence/influence.h"

namespace katachi::influence {

// How many points White gains at each point by a move: in territory, in prisoners that lie there, and in stones that
// the move took off.
Field point_differences(const Influence& before, const Influence& after);

// The sum of them for one side. Both influences are to be asked with the same side to move, the mover's opponent.
float points_gained(const Influence& before, const Influence& after, board::Colour side);

}  // namespace katachi::influence
