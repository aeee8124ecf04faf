// Sets of points of one eye space.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace katachi::match {

constexpr std::size_t largest_eye_graph = 20;

// A set of points of a graph: bit i is point i.
using EyePoints = std::uint32_t;

constexpr EyePoints eye_point(std::size_t point) { return EyePoints{1} << point; }
// The least point of a set that is not empty.
constexpr std::size_t first_eye_point(EyePoints points) { return static_cast<std::size_t>(std::countr_zero(points)); }
// It does without std::popcount, which is a call where the processor is not known to count bits itself.
constexpr bool has_several_points(EyePoints points) { return (points & (points - 1)) != 0; }
constexpr bool is_one_point(EyePoints points) { return points != 0 && !has_several_points(points); }
constexpr int count_points(EyePoints points) {
    points -= points >> 1 & 0x55555555;
    points = (points & 0x33333333) + (points >> 2 & 0x33333333);
    return static_cast<int>(((points + (points >> 4)) & 0x0F0F0F0F) * 0x01010101 >> 24);
}
// Those of `points` that hang together with `start`; `around` tells the neighbours of a set.
template <typename Around>
constexpr EyePoints joined_points(EyePoints points, EyePoints start, const Around& around) {
    EyePoints joined = start & points;
    for (EyePoints before = 0; before != joined;) {
        before = joined;
        joined |= around(joined) & points;
    }
    return joined;
}

}  // namespace katachi::match
