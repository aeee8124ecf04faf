// Relevance zones of a small board: goal/life_zone.h, in its words.
#pragma once

#include "engine/life/closed/small_board.h"

namespace katachi::life {

// `zone` with all that it has to hold; `loser` is the side that might change the outcome.
template <typename Window>
PointSet<Window> closed_zone(const SmallBoard<Window>& board, Side loser, PointSet<Window> zone);

// The points on which the captures of a move lean.
template <typename Window>
PointSet<Window> zone_of_captures(const SmallBoard<Window>& board, Side side, Point point);

// The strings that a move joins to stones that nobody can take: all that comes after the move takes them for safe.
template <typename Window>
PointSet<Window> zone_of_joins(const SmallBoard<Window>& board, Side side, Point point);

}  // namespace katachi::life
