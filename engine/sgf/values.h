// What the values of SGF properties mean on a board: the one reading of points in the project.
#pragma once

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text/ascii_case.h"
#include "base/text/ascii_digit.h"
#include "engine/board/colour.h"
#include "engine/board/vertex.h"

namespace katachi::sgf {

constexpr std::string_view sgf_blanks = " \t\r\n\v\f";

// The letters that count of a property's name: old files spell AB as AddBlack, so capitals, or all letters, as
// capitals, where none is one; and the digits behind them.
template <typename Visit>
constexpr void for_each_letter_of_sgf_name(std::string_view name, Visit visit) {
    bool has_capital = false;
    for (const char c : name) has_capital = has_capital || base::is_capital(c);
    bool any = false;
    for (const char c : name) {
        if (base::is_small(c) ? has_capital : base::is_digit(c) && !any) continue;
        visit(base::upper_case(c));
        any = true;
    }
}

// The answer gives, for each property of a node, the first one that has its name.
template <typename Properties>
std::vector<std::size_t> first_of_sgf_name(const Properties& properties) {
    std::vector<std::size_t> by_name(properties.size());
    std::iota(by_name.begin(), by_name.end(), std::size_t{0});
    std::stable_sort(by_name.begin(), by_name.end(),
                     [&](std::size_t a, std::size_t b) { return properties[a].name < properties[b].name; });
    std::vector<std::size_t> first(properties.size());
    for (std::size_t i = 0; i < by_name.size(); ++i) {
        const bool repeats = i > 0 && properties[by_name[i]].name == properties[by_name[i - 1]].name;
        first[by_name[i]] = repeats ? first[by_name[i - 1]] : by_name[i];
    }
    return first;
}

// Without blanks at both ends.
std::string_view sgf_trimmed(std::string_view text);

// A whole number and nothing else.
std::optional<int> sgf_number(std::string_view text);

// "19" or "19:13".
struct SgfBoardSize {
    int columns = board::max_board_size;
    int rows = board::max_board_size;

    // Whether Katachi's boards have this size.
    bool is_supported() const {
        return columns == rows && rows >= board::min_board_size && rows <= board::max_board_size;
    }
};
std::optional<SgfBoardSize> sgf_board_size(std::string_view text);

// A value without its escapes: SGF has none in points, but some writers escape them as texts, "d\p".
std::string without_sgf_escapes(std::string_view written);

// "dp" on a board of `size`.
std::optional<board::Vertex> sgf_point(std::string_view text, int size);
std::string sgf_point_text(board::Vertex vertex);

// A vertex as people write it: "Q16", "q16", "pass", or "pd" as game records do.
std::optional<board::Vertex> written_vertex(std::string_view text, int size);

// A point, or pass_vertex for "" and "tt".
std::optional<board::Vertex> sgf_move(std::string_view text, int size);

// "dp", or opposite corners of a compressed list, "dd:pp", in whatever order.
struct SgfRectangle {
    int top, left, bottom, right;  // all within
};
std::optional<SgfRectangle> sgf_rectangle(std::string_view text, int size);
std::string sgf_rectangle_text(const SgfRectangle& rectangle);

// The property of a move of that side, and the value of PL.
constexpr const char* sgf_side_letter(board::Colour side) { return side == board::Colour::black ? "B" : "W"; }

// The side of PL: "B", "white", and the 1 and 2 of some old editors.
std::optional<board::Colour> sgf_side(std::string_view text);

// Who has won by RE, "B+R" or "W+0.5"; nothing where nobody has, or nobody knows.
std::optional<board::Colour> sgf_winner(std::string_view result);

}  // namespace katachi::sgf
