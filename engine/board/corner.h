// The four corners of a board.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/board/symmetry.h"

namespace katachi::board {

enum class Corner : std::uint8_t { upper_left, upper_right, lower_left, lower_right };
constexpr std::array four_corners{Corner::upper_left, Corner::upper_right, Corner::lower_left, Corner::lower_right};

constexpr bool is_lower(Corner corner) { return corner == Corner::lower_left || corner == Corner::lower_right; }
constexpr bool is_right(Corner corner) { return corner == Corner::upper_right || corner == Corner::lower_right; }

// The point of the corner on a board of `size`, from the upper left one.
constexpr Offset corner_point(Corner corner, int size) {
    return {is_lower(corner) ? size - 1 : 0, is_right(corner) ? size - 1 : 0};
}

// "upper left".
constexpr const char* name(Corner corner) {
    constexpr std::array names{"upper left", "upper right", "lower left", "lower right"};
    return names[static_cast<std::size_t>(corner)];
}

// The corner that an option names, as "upper-left"; nothing for another word.
inline std::optional<Corner> corner_named(std::string_view option) {
    const auto is_meant = [&](Corner corner) {
        std::string word = name(corner);
        std::replace(word.begin(), word.end(), ' ', '-');
        return word == option;
    };
    const auto found = std::find_if(four_corners.begin(), four_corners.end(), is_meant);
    return found == four_corners.end() ? std::nullopt : std::optional(*found);
}

}  // namespace katachi::board
