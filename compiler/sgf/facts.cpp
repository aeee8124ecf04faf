#include "compiler/sgf/facts.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text/ascii_case.h"
#include "base/text/number.h"
#include "engine/sgf/values.h"

namespace katachi::compiler {

namespace {

constexpr std::array<std::pair<std::string_view, int>, 32> number_words{{
    {"nine", 9}, {"eight", 8}, {"seven", 7},  {"six", 6},  {"five", 5}, {"four", 4}, {"three", 3}, {"two", 2},
    {"九", 9},   {"八", 8},    {"七", 7},     {"六", 6},   {"五", 5},   {"四", 4},   {"三", 3},    {"二", 2},
    {"两", 2},   {"兩", 2},    {"none", 0},   {"even", 0}, {"no", 0},   {"互先", 0}, {"分先", 0},  {"호선", 0},
    {"先", 0},   {"정선", 0},  {"nigiri", 0}, {"one", 1},  {"一", 1},   {"free", 0}, {"猜先", 0},  {"sen", 0},
}};

}  // namespace

sgf::SgfKomi sgf_komi(const SgfTree& tree) { return sgf::sgf_komi(tree.root().text("KM")); }

std::optional<int> sgf_handicap(const SgfTree& tree) { return sgf_handicap(tree.root().text("HA")); }

std::optional<int> sgf_handicap(std::string_view written) {
    const std::string text = base::lower_case(written);
    if (const auto digit = text.find_first_of("0123456789"); digit != std::string::npos) {
        const auto number = base::leading_number<int>(std::string_view(text).substr(digit));
        return number ? std::optional(number->value) : std::nullopt;
    }
    for (const auto& [word, number] : number_words)
        if (text.find(word) != std::string::npos) return number;
    return std::nullopt;
}

int moves_in_node(const SgfTree& tree, SgfNodeIndex index) {
    int count = 0;
    for (const char* name : {"B", "W"})
        if (const SgfProperty* move = tree.node(index).find(name))
            if (const int size = tree.board_size(); size > 0 && sgf::sgf_move(move->values.front().text, size)) ++count;
    return count;
}

int move_count(const SgfTree& tree) {
    int count = 0;
    for (const SgfNodeIndex index : tree.main_line()) count += moves_in_node(tree, index);
    return count;
}

}  // namespace katachi::compiler
