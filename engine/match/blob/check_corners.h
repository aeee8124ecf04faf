// Whether a corner tree that comes from outside is such that the matcher reads nothing outside of it and ends.
#pragma once

#include <cstddef>
#include <string>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// What is wrong, in a few words, or "". `pattern_count` is that of the tables which the tree belongs to.
std::string check_corners(const CornerTables& tables, std::size_t pattern_count);

// The same of sound patterns, orientations and corners together: each corner pattern must have the orientations in
// which it is found, and they its rectangle in that corner.
std::string check_corner_orientations(const PatternTables& tables);

}  // namespace katachi::match
