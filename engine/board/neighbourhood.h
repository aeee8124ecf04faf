// Neighbourhoods of a point: nearly circles, each within the next. A neighbourhood of size d holds the points whose
// distance dx + dy + max(dx, dy) from its middle is at most d; the middle itself is not in it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/board/symmetry.h"

namespace katachi::board {

constexpr int smallest_neighbourhood = 3;  // the eight neighbours
constexpr int largest_neighbourhood = 9;   // up to four lines away
constexpr std::size_t neighbourhood_points = 60;

// How far a neighbourhood of this size goes along the lines of the board.
constexpr int reach_of(int size) { return size / 2; }
constexpr int neighbourhood_reach = reach_of(largest_neighbourhood);

constexpr int neighbourhood_distance(Offset step) {
    const int rows = step.row < 0 ? -step.row : step.row, columns = step.column < 0 ? -step.column : step.column;
    return rows + columns + std::max(rows, columns);
}

// Points are ordered by their distance, and row by row where it is the same: a smaller neighbourhood is the beginning
// of each larger one.
inline constexpr auto points_by_distance = [] {
    std::array<Offset, neighbourhood_points> points{};
    std::size_t count = 0;
    for (int distance = 1; distance <= largest_neighbourhood; ++distance)
        for (int row = -neighbourhood_reach; row <= neighbourhood_reach; ++row)
            for (int column = -neighbourhood_reach; column <= neighbourhood_reach; ++column)
                if (neighbourhood_distance({row, column}) == distance) points[count++] = {row, column};
    return points;
}();

// How many of them a neighbourhood of this size has.
constexpr std::size_t points_of_size(int size) {
    constexpr auto counts = [] {
        std::array<std::size_t, largest_neighbourhood + 1> found{};
        for (int each = 0; each <= largest_neighbourhood; ++each)
            for (const Offset point : points_by_distance)
                if (neighbourhood_distance(point) <= each) ++found[static_cast<std::size_t>(each)];
        return found;
    }();
    return counts[static_cast<std::size_t>(size)];
}
static_assert(points_of_size(smallest_neighbourhood) == 8);
static_assert(points_of_size(largest_neighbourhood) == neighbourhood_points);

// Which point each one becomes when the neighbourhood is turned, by orientation.
inline constexpr auto turned_points = [] {
    std::array<std::array<std::uint8_t, neighbourhood_points>, orientation_count> turned{};
    for (const Orientation orientation : all_orientations)
        for (std::size_t point = 0; point < neighbourhood_points; ++point) {
            std::uint8_t image = 0;
            while (!(points_by_distance[image] == transform(points_by_distance[point], orientation))) ++image;
            turned[static_cast<std::size_t>(orientation)][point] = image;
        }
    return turned;
}();

}  // namespace katachi::board
