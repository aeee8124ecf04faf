// Shapes of eye spaces for tests.
#pragma once

#include <random>
#include <string>
#include <vector>

namespace katachi::eyes {

using Rows = std::vector<std::string>;

// All shapes of connected points of this size, each in one of its orientations; a point is '.'.
std::vector<Rows> connected_shapes(int size);

// All ways to write one of `cells` on each point.
std::vector<Rows> fillings(const Rows& shape, const std::string& cells);

// A shape of this size with cells at random, at an edge or in the corner of the board now and then.
Rows random_space(int size, std::mt19937& random);

// "..%.X"
std::string coded(const Rows& rows);

}  // namespace katachi::eyes
