// Closed regions elsewhere on larger boards, turned, and longer than they were drawn.
#pragma once

#include <random>

#include "tests/life/closed_region.h"

namespace katachi::life {

// The same region further right and below on a larger board of stones of the attacker.
ClosedRegion moved(const ClosedRegion& region, int size, int rows, int columns);

// The same with rows for columns.
ClosedRegion turned(const ClosedRegion& region);

// A wide region of 12 empty points at most, on 13 lines, that fits in no square window, and in a long one.
ClosedRegion long_region(std::mt19937& random);

}  // namespace katachi::life
