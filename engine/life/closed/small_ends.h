// Positions of a small board that need no more moves: ends/sure_death.h and ends/sure_life.h, in its words. No stone of
// the goal is safe by what lies outside.
#pragma once

#include <optional>

#include "engine/life/closed/small_board.h"

namespace katachi::life {

// Where a move of the attacker takes all that is left of the goal, and no ko forbids it: why it does.
std::optional<PointSet> capture_at_once(const SmallBoard& board, const SmallRegion& region);

// All that hangs together with the goal, where no two eyes can come into being there any more.
std::optional<PointSet> sure_death(const SmallBoard& board, const SmallRegion& region, Side to_move);

// What a stone of the goal lives by though the attacker moves for ever.
std::optional<PointSet> sure_life(const SmallBoard& board, const SmallRegion& region);

}  // namespace katachi::life
