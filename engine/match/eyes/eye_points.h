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

}  // namespace katachi::match
