// The bytes of compiled whole-board openings: what compiler/emit/whole_board_builder fills and
// whole_board_matcher reads. Plain data without pointers, as pattern_tables.h has it; read in place.
//
// Openings are stored by position: the stones once, as one of the entries draws them, and all entries that
// hold for the position side by side, whichever way each of them is drawn. A position is found by its hash; the hash
// only says where to look, the stones decide.
#pragma once

#include <cstdint>
#include <span>

#include "engine/board/symmetry.h"

namespace katachi::match {

// Positions of one board size, which stand side by side.
struct WholeBoardSize {
    std::uint32_t size;  // in lines
    std::uint32_t first_position;
    std::uint32_t position_count;
};

// `hash` is the upper half of SymmetricHash::least, seen by the side to move.
struct WholeBoardPosition {
    std::uint32_t hash;
    std::uint32_t first_stone;  // byte of `stones`
    std::uint32_t first_entry;
};

// Stones in reading order, a byte each: the empty points since the last one, doubled, and 1 for a stone
// of the side to move, 0 for one of the opponent. A gap of more points begins with bytes long_gap, which
// stand for long_gap / 2 empty points each.
constexpr std::uint8_t long_gap = 254;
constexpr std::uint8_t end_of_stones = 255;

// A move in a position. Points count from the upper left corner in reading order.
struct WholeBoardEntry {
    std::uint16_t bits;

    static constexpr WholeBoardEntry of(int move_point, board::Orientation turn, bool is_last) {
        return {static_cast<std::uint16_t>(move_point | static_cast<int>(turn) << 9 | (is_last ? 1 << 12 : 0))};
    }
    int move_point() const { return bits & 0x1ff; }  // in the position as stored
    // What turns the entry as its author drew it into the position as stored.
    board::Orientation turn() const { return static_cast<board::Orientation>((bits >> 9) & 7); }
    bool is_last() const { return (bits & 1 << 12) != 0; }  // of its position
};

// Entries whose names differ by a number that grows by one: the name is `stem` and the number.
struct WholeBoardNames {
    std::uint32_t first_entry;  // the run reaches to the next one's
    std::uint32_t stem;         // strings of PatternTables
    std::uint32_t first_number;
    std::uint32_t database;  // databases of PatternTables
};

// It stands instead of the number where a name ends in none; such a name is a run of its own.
constexpr std::uint32_t no_number = 0xffffffff;

struct WholeBoardTables {
    std::span<const WholeBoardSize> sizes;
    std::span<const WholeBoardPosition> positions;  // by size, then by hash
    std::span<const std::uint8_t> stones;
    std::span<const WholeBoardEntry> entries;  // by database, then by position as it first comes
    std::span<const float> values;             // one an entry
    std::span<const WholeBoardNames> names;    // by first_entry
};

}  // namespace katachi::match
