// Texts without the blanks at their ends; a caller may say which characters are blanks.
#pragma once

#include <algorithm>
#include <string_view>

namespace katachi::base {

constexpr std::string_view trimmed_front(std::string_view text, std::string_view blanks = " ") {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text;
}

constexpr std::string_view trimmed_back(std::string_view text, std::string_view blanks = " ") {
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = " ") {
    return trimmed_front(trimmed_back(text, blanks), blanks);
}

}  // namespace katachi::base
