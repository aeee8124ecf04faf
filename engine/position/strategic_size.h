// What the death of a dragon would be worth to its opponent: GNU Go's manual, chapter 6.4.2.
#pragma once

#include <span>
#include <vector>

#include "engine/position/dragons.h"

namespace katachi::position {

// Of each dragon, its effective size, and of each hostile neighbour that is weak what its death would save: as much of
// that one's effective size as it is weak, shared with the other dragons that stand beside that one. `weakness` is that
// of each dragon, by number.
std::vector<float> strategic_sizes(const Dragons& dragons, std::span<const float> weakness);

}  // namespace katachi::position
