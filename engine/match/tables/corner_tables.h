// The bytes of the corner tree: what compiler/corner/corner_tree_builder fills and corner_matcher reads. Plain data
// without pointers, as pattern_tables.h has it; read in place.
//
// A pattern is a list of stones, each with the number of stones in its area: the rectangle from the corner to it,
// both included. Patterns that begin with the same stones share them, so that the lists are a tree; its steps stand in
// the order in which they are tried, each before all that follow on it. Points are seen from the corner: row and column
// 0 lie along its edges.
#pragma once

#include <cstdint>
#include <span>

#include "engine/board/vertex.h"

namespace katachi::match {

// A stone that is there, alone in its area with those that the pattern has there.
struct CornerStep {
    std::uint8_t row;
    std::uint8_t column;
    std::uint16_t bits;         // stones of the area; first_colour
    std::uint32_t end;          // behind the last step that follows on this one
    std::uint32_t first_entry;  // the patterns that are complete here reach to the next step's first

    static constexpr std::uint16_t first_colour = 1U << 15;  // the stone has the colour of the first one
    int stones() const { return bits & (first_colour - 1); }
    bool has_first_colour() const { return (bits & first_colour) != 0; }
};

constexpr std::uint32_t no_step = 0xffffffff;

// The step of a first stone, which is alone in its area, and how far from the corner the patterns behind it reach.
struct CornerRoot {
    std::uint32_t step;  // no_step where no pattern begins
    std::uint16_t rows;
    std::uint16_t columns;
};

// A pattern, which holds where its rectangle has no further stone.
struct CornerEntry {
    std::uint16_t pattern;  // of PatternTables::patterns
    std::uint16_t stones;
    std::uint8_t rows;  // of the rectangle
    std::uint8_t columns;
    std::int8_t move_row;  // no_move for a pattern without a move
    std::int8_t move_column;
    std::uint8_t turn;           // Orientation: from the pattern as drawn to its corner in the upper left
    std::uint8_t orientations;   // a bit for each Orientation that may lay the corner over the board
    std::uint16_t first_is_own;  // 1 where the first stone belongs to the side to move
};

// All empty where there is no pattern.
struct CornerTables {
    std::span<const CornerRoot> roots;     // corner_point_count: by row, then column
    std::span<const CornerStep> steps;     // the last one is no stone, it ends the entries
    std::span<const CornerEntry> entries;  // by step; those before the first step's are of empty corners
};

constexpr std::size_t corner_point_count = std::size_t{board::max_board_size} * board::max_board_size;

constexpr std::size_t corner_point(int row, int column) {
    return static_cast<std::size_t>(row) * board::max_board_size + static_cast<std::size_t>(column);
}

}  // namespace katachi::match
