#include "regression/suites/board_svg.h"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "engine/board/position_text.h"

namespace katachi::regression {

namespace {

// One path of dots, which the style sheet makes as wide as stones.
template <typename IsWanted>
std::string dots(const board::Position& position, const char* style, IsWanted is_wanted) {
    std::string path;
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column)
            if (is_wanted(board::vertex_at(row, column))) path += fmt::format("M{} {}h0", column + 1, row + 1);
    return path.empty() ? "" : fmt::format(R"(<path class="{}" d="{}"/>)", style, path);
}

std::string grid(int size) {
    std::string path;
    for (int i = 1; i <= size; ++i) path += fmt::format("M1 {0}H{1}M{0} 1V{1}", i, size);
    return R"(<path class="grid" d=")" + path + R"("/>)";
}

std::string coordinates(int size) {
    std::string text = R"(<g class="coordinates">)";
    for (int i = 0; i < size; ++i) {
        const std::string name = board::vertex_name(board::vertex_at(i, i), size);
        text += fmt::format(R"(<text x="{}" y="{}">{}</text>)", i + 1, size + 1.2, name.front());
        text += fmt::format(R"(<text x="0" y="{}">{}</text>)", i + 1.2, name.substr(1));
    }
    return text + "</g>";
}

bool is_word_character(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

}  // namespace

std::string board_svg(const board::Position& position, const std::vector<BoardMark>& marks) {
    const auto stones = [&](board::Colour colour) {
        return [&position, colour](board::Vertex vertex) { return position.at(vertex) == colour; };
    };
    std::string svg = fmt::format(R"(<svg class="board" viewBox="-0.6 0.3 {0} {1}" width="{2}">)", position.size + 1.3,
                                  position.size + 1.3, 60 + 18 * position.size);
    svg += grid(position.size);
    svg += dots(position, "stars", [&](board::Vertex vertex) { return board::is_star_point(vertex, position.size); });
    svg += dots(position, "black", stones(board::Colour::black));
    svg += dots(position, "rim", stones(board::Colour::white));
    svg += dots(position, "white", stones(board::Colour::white));
    svg += coordinates(position.size);
    for (const BoardMark& mark : marks)
        svg += fmt::format(R"(<circle class="{}" cx="{}" cy="{}" r="0.3"/>)", mark.style,
                           board::column_of(mark.vertex) + 1, board::row_of(mark.vertex) + 1);
    return svg + "</svg>";
}

std::vector<board::Vertex> vertices_in(std::string_view text, int size) {
    std::vector<board::Vertex> found;
    for (std::size_t i = 0; i < text.size();) {
        const auto end = static_cast<std::size_t>(
            std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(i), text.end(), is_word_character) -
            text.begin());
        const auto vertex = board::parse_vertex(text.substr(i, end - i), size);
        if (vertex && *vertex != board::pass_vertex && std::find(found.begin(), found.end(), *vertex) == found.end())
            found.push_back(*vertex);
        i = std::max(end, i + 1);
    }
    return found;
}

}  // namespace katachi::regression
