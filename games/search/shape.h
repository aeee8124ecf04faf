// A shape to look for in games: a rectangle of points, what may stand on each, and the edges of the board that the
// rectangle must lie against. A shape with all four edges is a whole board.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "compiler/model/diagram.h"
#include "engine/board/position.h"

namespace katachi::games {

// What may stand on a point: a bit for each of empty, Black and White. Black is the X of a drawing, White its O.
using Allowed = std::uint8_t;

constexpr Allowed allowed(board::Colour colour) { return static_cast<Allowed>(1U << static_cast<unsigned>(colour)); }

constexpr Allowed any_stone_or_none =
    allowed(board::Colour::empty) | allowed(board::Colour::black) | allowed(board::Colour::white);

struct Shape {
    int rows = 0;
    int columns = 0;
    compiler::DrawnEdges edges;
    std::vector<Allowed> cells;  // row by row

    Allowed at(int row, int column) const { return cells[index(row, column)]; }
    Allowed& at(int row, int column) { return cells[index(row, column)]; }

    friend bool operator==(const Shape&, const Shape&) = default;

  private:
    std::size_t index(int row, int column) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
    }
};

// The cells of a `.db` diagram that speak of stones count: `.` `,` `!` `*` are empty, `Q` and `Y` are stones. There is
// nothing where a cell has another meaning, as in eye shapes and playout patterns.
std::optional<Shape> shape_of(const compiler::Diagram& diagram);

// What stands in a rectangle that lies on the board, with the edges that it reaches.
Shape shape_on(const board::Position& position, board::Offset upper_left, int rows, int columns);

// Whether it would lie anywhere at any time: no cell asks for anything.
bool asks_for_nothing(const Shape& shape);

// The shape turned, and with Black and White exchanged.
Shape transformed(const Shape& shape, board::Orientation orientation, bool exchanges_colours);

// The character that draws what may stand on a point. A point where nothing but a stone may stand, of either colour,
// has none; no drawing makes one.
char cell_of(Allowed cell);

}  // namespace katachi::games
