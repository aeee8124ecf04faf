#include "games/sides/side_window.h"

#include <algorithm>

#include "compiler/model/diagram.h"

namespace katachi::games {

namespace {

class Reading {
  public:
    Reading(const board::Position& position, board::Colour own, Side side)
        : position_(position), own_(own), side_(side) {}

    board::Colour at(int line, int column) const { return position_.at(point_of(side_, line, column, position_.size)); }

    bool has_stone(int column) const {
        for (int line = 0; line < window_lines; ++line)
            if (at(line, column) != board::Colour::empty) return true;
        return false;
    }

    // The last column of the window in a direction, -1 or 1; may be none of the board.
    int last_column(int column, int direction) const {
        for (int steps = 1; steps <= farthest_stone; ++steps) {
            const int there = column + direction * steps;
            if (there < 0 || there >= position_.size) return there;
            if (has_stone(there)) return there + direction;
        }
        return column + direction * farthest_stone;
    }

    char cell(int line, int column) const {
        const board::Colour stone = at(line, column);
        return compiler::character(stone == board::Colour::empty ? compiler::Cell::empty
                                   : stone == own_               ? compiler::Cell::own
                                                                 : compiler::Cell::opponent);
    }

  private:
    const board::Position& position_;
    board::Colour own_;
    Side side_;
};

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

std::optional<std::string> side_window(const board::Position& position, board::Colour own, Side side, int line,
                                       int column) {
    if (line < lowest_move || line > highest_move || column < least_from_corner - 1 ||
        column > position.size - least_from_corner)
        return std::nullopt;
    const Reading reading(position, own, side);
    if (reading.at(line, column) != board::Colour::empty) return std::nullopt;
    const int first = reading.last_column(column, -1);
    const int last = reading.last_column(column, 1);
    if (first < 0 || last >= position.size) return std::nullopt;
    std::string window;
    for (int row = window_lines - 1; row >= 0; --row)
        for (int along = first; along <= last; ++along)
            window +=
                row == line && along == column ? compiler::character(compiler::Cell::move) : reading.cell(row, along);
    return std::min(window, from_right_to_left(window));
}

}  // namespace katachi::games
