// How many moves in a row join two strings, point by point on a zone alone: what shows that they are cut.
#pragma once

#include "tests/regression/judges/zone_board.h"

namespace katachi::regression {

// The moves are those of the stones of a contest about a link whose winner cuts; `most` where it takes as many or more.
// All that stands outside of the zone is taken to be one string of their owner, and captures on the way are free but
// for the moves on all liberties of what is captured.
int plain_moves_to_join(const ZoneBoard& zone, const Contest& contest, int most);

}  // namespace katachi::regression
