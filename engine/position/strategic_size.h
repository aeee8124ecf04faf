// The worth of a dragon's death to its opponent: GNU Go's manual, chapter 6.4.2.
#pragma once

#include <span>
#include <vector>

#include "engine/position/dragons.h"

namespace katachi::position {

// The strategic size of each dragon, by number: its effective size, and a share of each hostile neighbour. The share is
// that neighbour's effective size times its weakness, split among the hostile dragons beside it. `weakness` has the
// weakness of each dragon, by number.
std::vector<float> strategic_sizes(const Dragons& dragons, std::span<const float> weakness);

}  // namespace katachi::position
