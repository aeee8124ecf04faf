#include "compiler/sgf/record_parts.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text/trim.h"
#include "compiler/sgf/text.h"
#include "engine/board/handicap.h"
#include "engine/board/vertex.h"

namespace katachi::compiler {

namespace {

// "9D", "1급", "3段" or "9P"; a server marks professionals "9DP", and what it has not checked "7D*".
std::string rank_of(std::string_view text) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
    if (end == 0) return "";
    constexpr std::array<std::pair<std::string_view, char>, 14> kinds{{{"D", 'd'},
                                                                       {"K", 'k'},
                                                                       {"P", 'p'},
                                                                       {"d", 'd'},
                                                                       {"k", 'k'},
                                                                       {"p", 'p'},
                                                                       {"DP", 'p'},
                                                                       {"D*", 'd'},
                                                                       {"K*", 'k'},
                                                                       {"단", 'd'},
                                                                       {"段", 'd'},
                                                                       {"급", 'k'},
                                                                       {"级", 'k'},
                                                                       {"級", 'k'}}};
    for (const auto& [known, letter] : kinds)
        if (text.substr(end) == known) return std::string(text.substr(0, end)) + letter;
    return "";
}

std::string point_of(int column, int row) { return {static_cast<char>('a' + column), static_cast<char>('a' + row)}; }

}  // namespace

std::string property_of(const char* name, std::string_view text) {
    return text.empty() ? "" : name + ("[" + escaped({.text = std::string(text)}) + "]");
}

std::string player_of(const std::string& side, std::string_view text) {
    const bool is_in_brackets = text.ends_with(')');
    const std::size_t gap = text.find_last_of(is_in_brackets ? "(" : " ");
    const std::string_view behind = gap == std::string_view::npos ? "" : text.substr(gap + 1);
    const std::string rank = rank_of(is_in_brackets ? behind.substr(0, behind.size() - 1) : behind);
    return property_of(("P" + side).c_str(), rank.empty() ? text : base::trimmed(text.substr(0, gap))) +
           property_of((side + "R").c_str(), rank);
}

std::string handicap_of(int size, int stones) {
    if (stones < 2 || stones > board::most_fixed_handicap(size)) return "";
    std::string text = "HA[" + std::to_string(stones) + "]AB";
    for (const board::Vertex stone : board::fixed_handicap(size, stones))
        text += "[" + point_of(board::column_of(stone), board::row_of(stone)) + "]";
    return text;
}

std::string written_move(const char* side, int size, int column, int row) {
    const auto is_on_board = [&](int place) { return place >= 0 && place < size; };
    if (!is_on_board(column) || !is_on_board(row)) return "";
    return std::string(";") + side + "[" + point_of(column, row) + "]\n";
}

}  // namespace katachi::compiler
