// Capital and small letters of ASCII. Every other byte stays as it is, in every locale.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace katachi::base {

constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_small(char c) { return c >= 'a' && c <= 'z'; }

constexpr char upper_case(char c) { return is_small(c) ? static_cast<char>(c - 'a' + 'A') : c; }
constexpr char lower_case(char c) { return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char other_case(char c) { return is_capital(c) ? lower_case(c) : upper_case(c); }

inline std::string lower_case(std::string_view text) {
    std::string lower(text);
    for (char& c : lower) c = lower_case(c);
    return lower;
}

constexpr bool same_letter(char a, char b) { return lower_case(a) == lower_case(b); }

// Whether two texts differ in the case of letters at most.
constexpr bool equal_but_for_case(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), same_letter);
}

// Where `text` has `part` first, in whatever case; npos where it has it nowhere.
constexpr std::size_t find_but_for_case(std::string_view text, std::string_view part) {
    const auto found = std::search(text.begin(), text.end(), part.begin(), part.end(), same_letter);
    const bool is_there = found != text.end() || part.empty();
    return is_there ? static_cast<std::size_t>(found - text.begin()) : std::string_view::npos;
}

}  // namespace katachi::base
