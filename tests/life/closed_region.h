// Closed regions, and what the plain judge is asked about them.
#pragma once

#include "tests/life/plain_judge.h"
#include "tools/authoring/life/training/closed_region.h"

namespace katachi::life {

using authoring::ClosedRegion;
using authoring::random_closed_region;

PlainQuestion plain_question(const ClosedRegion& region, board::Colour to_move, KoWinner ko_winner);

}  // namespace katachi::life
