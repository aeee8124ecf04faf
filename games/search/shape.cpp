#include "games/search/shape.h"

#include <algorithm>
#include <array>
#include <utility>

namespace katachi::games {

namespace {

using board::Colour;
using compiler::Cell;

constexpr Allowed empty = allowed(Colour::empty);
constexpr Allowed black = allowed(Colour::black);
constexpr Allowed white = allowed(Colour::white);

// The first of each meaning draws it.
constexpr std::array meanings{
    std::pair(Cell::empty, empty),
    std::pair(Cell::opponent, black),
    std::pair(Cell::own, white),
    std::pair(Cell::opponent_or_empty, static_cast<Allowed>(black | empty)),
    std::pair(Cell::own_or_empty, static_cast<Allowed>(white | empty)),
    std::pair(Cell::any, any_stone_or_none),
    std::pair(Cell::move, empty),
    std::pair(Cell::empty_comma, empty),
    std::pair(Cell::empty_bang, empty),
    std::pair(Cell::opponent_anchor, black),
    std::pair(Cell::own_anchor, white),
};

Allowed with_colours_exchanged(Allowed cell) {
    Allowed exchanged = cell & empty;
    if (cell & black) exchanged |= white;
    if (cell & white) exchanged |= black;
    return exchanged;
}

}  // namespace

std::optional<Shape> shape_of(const compiler::Diagram& diagram) {
    Shape shape{.rows = diagram.rows, .columns = diagram.columns, .edges = diagram.edges, .cells = {}};
    for (const char cell : diagram.cells) {
        const auto* const meaning = std::find_if(meanings.begin(), meanings.end(), [&](const auto& each) {
            return compiler::character(each.first) == cell;
        });
        if (meaning == meanings.end()) return std::nullopt;
        shape.cells.push_back(meaning->second);
    }
    return shape;
}

Shape shape_on(const board::Position& position, board::Offset upper_left, int rows, int columns) {
    Shape shape{.rows = rows,
                .columns = columns,
                .edges = {.north = upper_left.row == 0,
                          .south = upper_left.row + rows == position.size,
                          .west = upper_left.column == 0,
                          .east = upper_left.column + columns == position.size},
                .cells = {}};
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            shape.cells.push_back(allowed(position.at(upper_left.row + row, upper_left.column + column)));
    return shape;
}

bool asks_for_nothing(const Shape& shape) {
    return std::ranges::all_of(shape.cells, [](Allowed cell) { return cell == any_stone_or_none; });
}

Shape transformed(const Shape& shape, board::Orientation orientation, bool exchanges_colours) {
    const bool exchanges_axes = board::exchanges_axes(orientation);
    Shape result{.rows = exchanges_axes ? shape.columns : shape.rows,
                 .columns = exchanges_axes ? shape.rows : shape.columns,
                 .edges = compiler::transformed(shape.edges, orientation),
                 .cells = std::vector<Allowed>(shape.cells.size())};
    const board::Offset shift = board::shift_to_origin(shape.rows, shape.columns, orientation);
    for (int row = 0; row < shape.rows; ++row)
        for (int column = 0; column < shape.columns; ++column) {
            const board::Offset to = board::transform({row, column}, orientation) + shift;
            const Allowed cell = shape.at(row, column);
            result.at(to.row, to.column) = exchanges_colours ? with_colours_exchanged(cell) : cell;
        }
    return result;
}

char cell_of(Allowed cell) {
    const auto* const meaning =
        std::find_if(meanings.begin(), meanings.end(), [&](const auto& each) { return each.second == cell; });
    return compiler::character(meaning->first);
}

}  // namespace katachi::games
