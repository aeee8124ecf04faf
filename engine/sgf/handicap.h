// What HA says, also where it says it in words.
#pragma once

#include <optional>
#include <string_view>

namespace katachi::sgf {

// The text is the value of HA in a game on a board of `size`, or of any where that is 0: "2", "2 stones", "two",
// "让二子". It is 0 for words without a number such as "none", and nothing where the board has no room for so many
// stones.
std::optional<int> sgf_handicap(std::string_view text, int size);

}  // namespace katachi::sgf
