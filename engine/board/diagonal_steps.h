// From a point to the points that touch it at a corner.
#pragma once

#include <array>

#include "engine/board/vertex.h"

namespace katachi::board {

constexpr std::array<int, 4> diagonal_steps{-stride - 1, -stride + 1, stride - 1, stride + 1};

}  // namespace katachi::board
