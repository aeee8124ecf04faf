#include "tests/bench/yardstick.h"

#include <algorithm>
#include <stdexcept>

#include "engine/match/turned_cells.h"

namespace katachi::bench {

namespace {

constexpr int grid_first = -1, grid_last = 2, grid_side = 4;

bool in_grid(int row, int column) {
    return row >= grid_first && row <= grid_last && column >= grid_first && column <= grid_last;
}

int grid_bit(int row, int column) { return 2 * ((row - grid_first) * grid_side + column - grid_first); }

struct AndCompare {
    std::uint8_t mask, value;
};

// "Own or empty" is "not opponent": the opponent's bit is not set, nor is it off the board.
AndCompare and_compare(std::uint8_t allowed) {
    switch (allowed) {
        case match::point_empty: return {3, code_empty};
        case match::point_own: return {3, code_own};
        case match::point_opponent: return {3, code_opponent};
        case match::point_own | match::point_empty: return {code_opponent, 0};
        case match::point_opponent | match::point_empty: return {code_own, 0};
        default: throw std::invalid_argument("a cell allows what no and-compare can test");
    }
}

std::uint8_t code_of(board::Colour point, board::Colour own) {
    if (point == board::Colour::empty) return code_empty;
    return point == own ? code_own : code_opponent;
}

// Stones are anchors, or else empty points.
int anchor_rank(std::uint8_t allowed) {
    if (allowed == match::point_own || allowed == match::point_opponent) return 2;
    return allowed == match::point_empty ? 1 : 0;
}

std::size_t tests_in_grid(std::span<const match::TableCell> cells, const match::TableCell& anchor) {
    return static_cast<std::size_t>(std::count_if(cells.begin(), cells.end(), [&](const match::TableCell& cell) {
        return in_grid(cell.row - anchor.row, cell.column - anchor.column);
    }));
}

// A cell that allows everything for a pattern without tests.
match::TableCell best_anchor(std::span<const match::TableCell> cells) {
    match::TableCell best{0, 0, match::point_empty | match::point_own | match::point_opponent};
    std::size_t best_tests = 0;
    for (const match::TableCell& cell : cells) {
        const std::size_t tests = tests_in_grid(cells, cell);
        const int rank = anchor_rank(cell.allowed), best_rank = anchor_rank(best.allowed);
        if (rank < best_rank || (rank == best_rank && tests <= best_tests)) continue;
        best = cell;
        best_tests = tests;
    }
    return best;
}

}  // namespace

CodedBoard::CodedBoard(const board::Position& position, board::Colour own) {
    codes.fill(code_off_board);
    grids.fill(~0U);
    const int size = position.size;
    // Four points of a row in a byte, of rows and columns from one before the board.
    std::array<std::array<std::uint32_t, board::max_board_size>, board::max_board_size + 3> quads;
    for (auto& row : quads) row.fill(0xFF);
    for (int row = 0; row < size; ++row) {
        std::uint32_t quad = 0xFF;
        for (int column = -grid_last; column < size; ++column) {
            std::uint8_t code = code_off_board;
            if (column + grid_last < size) {
                code = code_of(position.at(row, column + grid_last), own);
                codes[static_cast<std::size_t>(board::vertex_at(row, column + grid_last))] = code;
            }
            quad = quad >> 2 | static_cast<std::uint32_t>(code) << 6;
            if (column >= 0) quads[static_cast<std::size_t>(row + 1)][static_cast<std::size_t>(column)] = quad;
        }
    }
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            std::uint32_t grid = 0;
            for (int i = grid_side - 1; i >= 0; --i)
                grid = grid << 8 | quads[static_cast<std::size_t>(row + i)][static_cast<std::size_t>(column)];
            grids[static_cast<std::size_t>(board::vertex_at(row, column))] = grid;
        }
}

Yardstick::Yardstick(const match::PatternTables& tables) {
    for (std::uint32_t i = 0; i < tables.orientations.size(); ++i) add(tables, i);
}

void Yardstick::add(const match::PatternTables& tables, std::uint32_t orientation) {
    const match::TableOrientation& turned = tables.orientations[orientation];
    const std::vector<match::TableCell> cells = match::turned_cells(tables, turned);
    const match::TableCell anchor = best_anchor(cells);
    Shape shape{};
    shape.orientation = orientation;
    shape.first_element = static_cast<std::uint32_t>(elements_.size());
    shape.edges = turned.edges;
    shape.up = anchor.row;
    shape.down = static_cast<std::int8_t>(turned.rows - 1 - anchor.row);
    shape.left = anchor.column;
    shape.right = static_cast<std::int8_t>(turned.columns - 1 - anchor.column);
    shape.tables_anchor = static_cast<std::int16_t>((turned.anchor_row - anchor.row) * board::stride +
                                                    turned.anchor_column - anchor.column);
    GridTest grid{0, 0};
    for (const match::TableCell& cell : cells) {
        const int row = cell.row - anchor.row, column = cell.column - anchor.column;
        const auto [mask, value] = and_compare(cell.allowed);
        if (in_grid(row, column)) {
            grid.mask |= static_cast<std::uint32_t>(mask) << grid_bit(row, column);
            grid.value |= static_cast<std::uint32_t>(value) << grid_bit(row, column);
        } else {
            elements_.push_back({static_cast<std::int16_t>(row * board::stride + column), mask, value});
        }
    }
    shape.element_count = static_cast<std::uint16_t>(elements_.size() - shape.first_element);
    const bool any = anchor_rank(anchor.allowed) == 0;
    Group& group = groups_[any ? any_anchor : and_compare(anchor.allowed).value];
    group.grids.push_back(grid);
    group.shapes.push_back(shape);
}

}  // namespace katachi::bench
