// Positions of a small board that need no more moves: ends/sure_death.h and ends/sure_life.h, in its words. No stone of
// the goal is safe by what lies outside.
#pragma once

#include <optional>

#include "engine/life/closed/small_board.h"

namespace katachi::life {

// The zone of a move of the attacker that takes all that is left of the goal and that no ko forbids; nothing where
// there is no such move.
template <typename Window>
std::optional<PointSet<Window>> capture_at_once(const SmallBoard<Window>& board, const SmallRegion<Window>& region);

// All points that hang together with the goal, where no two eyes can be made of them any more; else nothing.
template <typename Window>
std::optional<PointSet<Window>> sure_death(const SmallBoard<Window>& board, const SmallRegion<Window>& region,
                                           Side to_move);

// The points that a stone of the goal lives by though the attacker alone moves for ever; nothing where none does.
template <typename Window>
std::optional<PointSet<Window>> sure_life(const SmallBoard<Window>& board, const SmallRegion<Window>& region);

}  // namespace katachi::life
