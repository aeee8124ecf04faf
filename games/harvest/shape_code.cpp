#include "games/harvest/shape_code.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace katachi::games {

namespace {

int distance_of(board::Offset step) {
    const int rows = std::abs(step.row), columns = std::abs(step.column);
    return rows + columns + std::max(rows, columns);
}

struct Points {
    std::array<board::Offset, shape_points> by_distance;
    std::array<std::size_t, largest_shape + 1> count{};  // by size
    std::array<std::array<std::uint8_t, board::orientation_count>, shape_points> turned;

    Points() {
        std::vector<board::Offset> found;
        for (int row = -shape_reach; row <= shape_reach; ++row)
            for (int column = -shape_reach; column <= shape_reach; ++column)
                if (const int distance = distance_of({row, column}); distance > 0 && distance <= largest_shape)
                    found.push_back({row, column});
        std::stable_sort(found.begin(), found.end(),
                         [](board::Offset a, board::Offset b) { return distance_of(a) < distance_of(b); });
        std::copy(found.begin(), found.end(), by_distance.begin());
        for (int size = 0; size <= largest_shape; ++size)
            count[static_cast<std::size_t>(size)] = static_cast<std::size_t>(std::count_if(
                found.begin(), found.end(), [&](board::Offset step) { return distance_of(step) <= size; }));
        for (std::size_t point = 0; point < shape_points; ++point)
            for (const board::Orientation orientation : board::all_orientations) {
                const auto image = std::find(found.begin(), found.end(), board::transform(found[point], orientation));
                turned[point][static_cast<std::size_t>(orientation)] = static_cast<std::uint8_t>(image - found.begin());
            }
    }
};

const Points& all_points() {
    static const Points points;
    return points;
}

void add(ShapeCodes& codes, std::size_t point, ShapeCell cell) {
    const auto bits = static_cast<std::uint64_t>(cell);
    for (std::size_t orientation = 0; orientation < board::orientation_count; ++orientation) {
        const unsigned place = 2U * all_points().turned[point][orientation];
        (place < 64 ? codes[orientation].low : codes[orientation].high) |= bits << (place % 64);
    }
}

// What each cell of each point adds to the eight codes.
using CellCodes = std::array<std::array<ShapeCodes, 4>, shape_points>;

const CellCodes& cell_codes() {
    static const CellCodes table = [] {
        CellCodes codes{};
        for (std::size_t point = 0; point < shape_points; ++point)
            for (std::size_t cell = 0; cell < 4; ++cell) add(codes[point][cell], point, static_cast<ShapeCell>(cell));
        return codes;
    }();
    return table;
}

}  // namespace

const std::array<board::Offset, shape_points>& points_of_shapes() { return all_points().by_distance; }

std::size_t points_of_size(int size) { return all_points().count[static_cast<std::size_t>(size)]; }

ShapeCode least(const ShapeCodes& drawings) { return *std::min_element(drawings.begin(), drawings.end()); }

ShapeCodes drawings(const ShapeCode& code, int size) {
    ShapeCodes codes{};
    for (std::size_t point = 0; point < points_of_size(size); ++point) add(codes, point, code.cell(point));
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
        std::array<std::ptrdiff_t, shape_points> found{};
        for (std::size_t point = 0; point < shape_points; ++point)
            found[point] = points_of_shapes()[point].row * ShapeBoard::line + points_of_shapes()[point].column;
        return found;
    }();
    for (const std::size_t end = points_of_size(++size_); point_ < end; ++point_) {
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
