#include "games/sides/side_window.h"

#include <algorithm>

#include "compiler/model/diagram.h"

namespace katachi::games {

namespace {

constexpr char empty = compiler::character(compiler::Cell::empty);

char cell_of(board::Colour stone, board::Colour own) {
    if (stone == board::Colour::empty) return empty;
    return compiler::character(stone == own ? compiler::Cell::own : compiler::Cell::opponent);
}

std::string from_right_to_left(const std::string& window) {
    std::string mirrored = window;
    const auto columns = static_cast<std::ptrdiff_t>(window.size() / window_lines);
    for (auto row = mirrored.begin(); row != mirrored.end(); row += columns) std::reverse(row, row + columns);
    return mirrored;
}

}  // namespace

board::Vertex point_of(Side side, int line, int column, int size) {
    switch (side) {
        case Side::south: return board::vertex_at(size - 1 - line, column);
        case Side::north: return board::vertex_at(line, column);
        case Side::west: return board::vertex_at(column, line);
        case Side::east: return board::vertex_at(column, size - 1 - line);
    }
    return board::pass_vertex;
}

SideView::SideView(const board::Position& position, board::Colour own, Side side) : size_(position.size) {
    for (int line = 0; line < std::min(window_lines, size_); ++line)
        for (int column = 0; column < size_; ++column)
            lines_[static_cast<std::size_t>(line)] += cell_of(position.at(point_of(side, line, column, size_)), own);
}

bool SideView::has_stone(int column) const {
    return std::ranges::any_of(
        lines_, [column](const std::string& line) { return line[static_cast<std::size_t>(column)] != empty; });
}

int SideView::last_column(int column, int direction) const {
    for (int steps = 1; steps <= farthest_stone; ++steps) {
        const int there = column + direction * steps;
        if (there < 0 || there >= size_) return there;
        if (has_stone(there)) return there + direction;
    }
    return column + direction * farthest_stone;
}

std::optional<std::string> SideView::window(int line, int column) const {
    if (line < lowest_move || line > highest_move || column < least_from_corner - 1 ||
        column > size_ - least_from_corner ||
        lines_[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)] != empty)
        return std::nullopt;
    const int first = last_column(column, -1);
    const int last = last_column(column, 1);
    if (first < 0 || last >= size_) return std::nullopt;
    const auto columns = static_cast<std::size_t>(last - first + 1);
    std::string window;
    for (std::size_t row = window_lines; row-- > 0;)
        window.append(lines_[row], static_cast<std::size_t>(first), columns);
    window[static_cast<std::size_t>(window_lines - 1 - line) * columns + static_cast<std::size_t>(column - first)] =
        compiler::character(compiler::Cell::move);
    return std::min(window, from_right_to_left(window));
}

}  // namespace katachi::games
