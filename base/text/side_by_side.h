// Drawings in letters, one beside the other.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace katachi::base {

// Bytes of the longest row.
std::size_t width_of(const std::vector<std::string>& rows);

// Row beside row, with `gap` blanks behind the longest one on the left.
std::vector<std::string> side_by_side(const std::vector<std::string>& left, const std::vector<std::string>& right,
                                      std::size_t gap);

}  // namespace katachi::base
