// Positions for property tests.
#pragma once

#include <random>

#include "engine/board/position.h"

namespace katachi::test {

// Stones on about `density` of the points, black and white alike; no game need lead there.
board::Position random_position(int size, double density, std::mt19937& random);

// The seed of a randomised test: $KATACHI_SEED, else a fixed one, so that a run can be repeated. Printed.
unsigned test_seed();

}  // namespace katachi::test
