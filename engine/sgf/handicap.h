// What HA says, also where it says it in words.
#pragma once

#include <optional>
#include <string_view>

namespace katachi::sgf {

// Of the value of HA, in a game on a board of `size`, or of any where that is 0: "2", "2 stones", "two", "让二子"; 0
// for words without a number such as "none". Nothing where the board has no room for so many stones.
std::optional<int> sgf_handicap(std::string_view text, int size);

}  // namespace katachi::sgf
