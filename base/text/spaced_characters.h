// Characters that stand apart by blanks, as in ". X O".
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace katachi::base {

// The characters without the blanks; nothing where two of them touch.
inline std::optional<std::string> spaced_characters(std::string_view text, std::string_view blanks = " \t\r") {
    std::string characters;
    bool follows_character = false;
    for (const char c : text) {
        const bool is_blank = blanks.find(c) != std::string_view::npos;
        if (!is_blank && follows_character) return std::nullopt;
        if (!is_blank) characters += c;
        follows_character = !is_blank;
    }
    return characters;
}

}  // namespace katachi::base
