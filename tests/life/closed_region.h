// Closed regions, and what the plain judge is asked about them.
#pragma once

#include "tests/life/plain_judge.h"
#include "tools/authoring/life/training/closed_region.h"

namespace katachi::life {

using authoring::ClosedRegion;
using authoring::random_closed_region;

// The points further down by so many rows, and to the right by so many columns.
board::VertexSet moved_points(const board::VertexSet& points, int rows, int columns);

PlainQuestion plain_question(const ClosedRegion& region, board::Colour to_move, KoWinner ko_winner);

}  // namespace katachi::life
