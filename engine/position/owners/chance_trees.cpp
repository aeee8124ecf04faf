#include "engine/position/owners/chance_trees.h"

#include <cmath>

namespace katachi::position {

float chance_of(float log_odds) { return 1 / (1 + std::exp(-log_odds)); }

}  // namespace katachi::position
