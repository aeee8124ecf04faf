#include "engine/sgf/handicap.h"

#include <array>
#include <string>
#include <utility>

#include "base/text/ascii_case.h"
#include "base/text/number.h"
#include "engine/sgf/values.h"

namespace katachi::sgf {

namespace {

constexpr std::array<std::pair<std::string_view, int>, 32> number_words{{
    {"nine", 9}, {"eight", 8}, {"seven", 7},  {"six", 6},  {"five", 5}, {"four", 4}, {"three", 3}, {"two", 2},
    {"九", 9},   {"八", 8},    {"七", 7},     {"六", 6},   {"五", 5},   {"四", 4},   {"三", 3},    {"二", 2},
    {"两", 2},   {"兩", 2},    {"none", 0},   {"even", 0}, {"no", 0},   {"互先", 0}, {"分先", 0},  {"호선", 0},
    {"先", 0},   {"정선", 0},  {"nigiri", 0}, {"one", 1},  {"一", 1},   {"free", 0}, {"猜先", 0},  {"sen", 0},
}};

std::optional<int> handicap_in_words(std::string_view written) {
    const std::string text = base::lower_case(written);
    if (const auto digit = text.find_first_of("0123456789"); digit != std::string::npos) {
        const auto number = base::leading_number<int>(std::string_view(text).substr(digit));
        return number ? std::optional(number->value) : std::nullopt;
    }
    for (const auto& [word, number] : number_words)
        if (text.find(word) != std::string::npos) return number;
    return std::nullopt;
}

}  // namespace

std::optional<int> sgf_handicap(std::string_view text, int size) {
    auto stones = sgf_number(text);
    if (!stones) stones = handicap_in_words(text);
    const bool has_room = stones && (size == 0 || *stones < size * size);
    return has_room && *stones >= 0 ? stones : std::nullopt;
}

}  // namespace katachi::sgf
