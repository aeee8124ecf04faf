#include "games/harvest/shape_code.h"

#include <algorithm>

namespace katachi::games {

namespace {

void add(ShapeCodes& codes, std::size_t point, ShapeCell cell) {
    const auto bits = static_cast<std::uint64_t>(cell);
    for (std::size_t orientation = 0; orientation < board::orientation_count; ++orientation) {
        const unsigned place = 2U * board::turned_points[orientation][point];
        (place < 64 ? codes[orientation].low : codes[orientation].high) |= bits << (place % 64);
    }
}

// What each cell of each point adds to the eight codes.
using CellCodes = std::array<std::array<ShapeCodes, 4>, board::neighbourhood_points>;

const CellCodes& cell_codes() {
    static const CellCodes table = [] {
        CellCodes codes{};
        for (std::size_t point = 0; point < board::neighbourhood_points; ++point)
            for (std::size_t cell = 0; cell < 4; ++cell) add(codes[point][cell], point, static_cast<ShapeCell>(cell));
        return codes;
    }();
    return table;
}

}  // namespace

ShapeCode least(const ShapeCodes& drawings) { return *std::min_element(drawings.begin(), drawings.end()); }

ShapeCodes drawings(const ShapeCode& code, int size) {
    ShapeCodes codes{};
    for (std::size_t point = 0; point < board::points_of_size(size); ++point) add(codes, point, code.cell(point));
    return codes;
}

void ShapeBoard::set(const board::Position& position, board::Colour own) {
    cells_.fill(ShapeCell::off_board);
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const board::Colour colour = position.at(row, column);
            cells_[index(row, column)] = !board::is_stone(colour) ? ShapeCell::empty
                                         : colour == own          ? ShapeCell::own
                                                                  : ShapeCell::opponent;
        }
}

GrowingShape::GrowingShape(const ShapeBoard& board, board::Vertex middle)
    : middle_(&board.cells_[ShapeBoard::index(board::row_of(middle), board::column_of(middle))]) {}

ShapeCode GrowingShape::grow() {
    static const CellCodes& table = cell_codes();
    static const auto steps = [] {
        std::array<std::ptrdiff_t, board::neighbourhood_points> found{};
        for (std::size_t point = 0; point < board::neighbourhood_points; ++point)
            found[point] =
                board::points_by_distance[point].row * ShapeBoard::line + board::points_by_distance[point].column;
        return found;
    }();
    for (const std::size_t end = board::points_of_size(++size_); point_ < end; ++point_) {
        const ShapeCell cell = middle_[steps[point_]];
        if (cell == ShapeCell::empty) continue;
        const ShapeCodes& more = table[point_][static_cast<std::size_t>(cell)];
        for (std::size_t i = 0; i < board::orientation_count; ++i) {
            codes_[i].high |= more[i].high;
            codes_[i].low |= more[i].low;
        }
    }
    return least(codes_);
}

}  // namespace katachi::games
