// What one orientation asks of the points around its anchor: the single-pattern automaton that the product is
// made of, before an order of reading is chosen.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/match/tables/automaton_tables.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

// Symbols joined: bit s for symbol s. The first three are those of PointSet.
using SymbolSet = std::uint8_t;
constexpr SymbolSet on_board_symbols = match::point_empty | match::point_own | match::point_opponent;
constexpr SymbolSet off_board_symbols = 8;
constexpr SymbolSet all_symbols = on_board_symbols | off_board_symbols;

// The code of a point, 0 to point_count - 1, from its step from the anchor, and back.
constexpr int point_at(int row, int column) { return row * match::point_stride + column + match::anchor_point; }
constexpr int row_of_point(int point) { return point / match::point_stride - match::farthest_point; }
constexpr int column_of_point(int point) { return point % match::point_stride - match::farthest_point; }

// The sides in the order of EdgeSet's bits: north, south, west, east.
constexpr int side_count = 4;
constexpr int row_side(int row) { return row < 0 ? 0 : 1; }
constexpr int column_side(int column) { return column < 0 ? 2 : 3; }
// The point `distance` straight from the anchor to a side.
constexpr int point_towards(int side, int distance) {
    constexpr std::array<int, side_count> rows{-1, 1, 0, 0}, columns{0, 0, -1, 1};
    const auto s = static_cast<std::size_t>(side);
    return point_at(rows[s] * distance, columns[s] * distance);
}

struct PointCondition {
    std::uint16_t point;
    SymbolSet allowed;
};

struct Conditions {
    std::vector<PointCondition> cells;           // the cells with a test
    std::array<std::uint8_t, side_count> reach;  // how far the rectangle stretches from the anchor to each side
    std::uint8_t edges;                          // EdgeSet: the board ends there

    bool has_edge(int side) const { return (edges >> side & 1) != 0; }
    // What may stand on `point` where the pattern matches, the rectangle and the edges considered.
    SymbolSet allowed(int point) const;
    // The cells, and points enough to settle that the rectangle is on the board and its edges on the edge.
    std::vector<PointCondition> all_points() const;
};

Conditions conditions_of(const match::PatternTables& tables, const match::TableOrientation& orientation);

}  // namespace katachi::compiler
