// What a move beside the edge sees of its side: five lines high, to either side as far as the nearest column with a
// stone and one column more. Such a window holds a whole exchange along the side, such as two stones that stand and the
// third line three columns away, and no corner.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/board/position.h"

namespace katachi::games {

constexpr int window_lines = 5;
constexpr int farthest_stone = 6;     // columns from the move; where all these are empty, the window ends with them
constexpr int least_from_corner = 6;  // lines of the corner, which belong to joseki
constexpr int lowest_move = 1;        // lines of moves, counted from the edge and from 0
constexpr int highest_move = 3;

enum class Side : std::uint8_t { south, north, west, east };
constexpr std::array all_sides{Side::south, Side::north, Side::west, Side::east};

// A point by its line from the edge and its column along it, both from 0.
board::Vertex point_of(Side side, int line, int column, int size);

// A side of a position, read once for all its windows.
class SideView {
  public:
    SideView(const board::Position& position, board::Colour own, Side side);

    // The window as a text, row by row from its highest line to the edge, with the cells of a diagram: O is `own`. Of
    // the two drawings from left to right and from right to left, the one that comes first. Nothing for a stone, for
    // moves on other lines or in a corner, and where the window leaves the board.
    std::optional<std::string> window(int line, int column) const;

  private:
    bool has_stone(int column) const;
    // The last column of the window in a direction, -1 or 1; may be none of the board.
    int last_column(int column, int direction) const;

    int size_;
    std::array<std::string, window_lines> lines_;  // from the edge, their cells by column
};

// Calls visit(vertex, window) for all empty points that have one.
template <typename Visit>
void visit_side_windows(const board::Position& position, board::Colour own, const Visit& visit) {
    for (const Side side : all_sides) {
        const SideView view(position, own, side);
        for (int line = lowest_move; line <= highest_move; ++line)
            for (int column = least_from_corner - 1; column <= position.size - least_from_corner; ++column)
                if (const auto window = view.window(line, column))
                    visit(point_of(side, line, column, position.size), *window);
    }
}

}  // namespace katachi::games
