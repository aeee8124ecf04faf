// What stands on the eight points around a point, as one number: two bits for each, a Colour as one side sees it, the
// north-western neighbour lowest, then row by row.
#pragma once

#include <array>
#include <cstdint>

#include "engine/board/colour.h"
#include "engine/board/symmetry.h"
#include "engine/board/vertex.h"

namespace katachi::board {

using EightPoints = std::uint16_t;

constexpr std::size_t eight_points_count = 0x10000;

constexpr std::array<Offset, 8> eight_neighbours{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

constexpr int step_of(Offset offset) { return offset.row * stride + offset.column; }

// From a point to its neighbours.
constexpr std::array<int, 8> eight_steps{-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1};

// A bit for each of the four straight neighbours that is empty.
constexpr unsigned empty_neighbours(EightPoints points) {
    constexpr unsigned straight = 1U << 2 | 1U << 6 | 1U << 8 | 1U << 12;
    return ~(points | points >> 1U) & straight;
}

// The same points as the other side sees them.
constexpr EightPoints seen_by_opponent(EightPoints points) {
    return static_cast<EightPoints>((points & 0x5555) << 1 | (points >> 1 & 0x5555));
}

}  // namespace katachi::board
