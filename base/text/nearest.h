// The known name that somebody most likely meant: for "did you mean".
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace katachi::base {

// Fewest insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
std::size_t edit_distance(std::string_view a, std::string_view b);

// The first of the nearest `known` names, one that the word begins with before others; empty where even that one has
// little in common with `word`.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

}  // namespace katachi::base
