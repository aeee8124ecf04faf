// The bytes of compiled automata: what compiler/automaton fills and the automaton matcher reads. Plain data
// without pointers; read in place, never changed. After chapter 10 of GNU Go's manual, with two liberties: each
// state says itself which point to read next, and it may name patterns that are still to be verified.
//
// An automaton decides which patterns lie on the board with their anchor at one given point. From its
// first state on it reads a point, goes to the state that stands for what it saw, and so on to a state without a
// next one. Each state on the way may name patterns; these are verified by one look at the anchor's surroundings
// and are then matches. A pattern that matches is named exactly once on the way.
//
// A point is a step from the anchor: rows times point_stride plus columns. What stands there is a symbol: 0 empty,
// 1 own stone, 2 opponent's stone, 3 off the board.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace katachi::match {

constexpr int symbol_count = 4;
constexpr int farthest_point = 19;  // from the anchor, in rows and in columns: the first point beyond a full board
constexpr int point_stride = 2 * farthest_point + 1;
constexpr int point_count = point_stride * point_stride;
constexpr int anchor_point = farthest_point * point_stride + farthest_point;  // the code of the step 0

// The words of a state: first, where it names patterns,
//     naming_flag | last_flag? | number of names
//     the names: indices of the automaton's patterns
// and then, without last_flag,
//     fork << point_bits | code of the point: its step plus anchor_point
//     the next states, a word each, or two (the low one first) where states are wide
// A next state is the place of its first word, counted from the automaton's first word; it stands behind the state
// that leads to it. Symbols that lead to the same state share it: symbol s takes the next state number
// (automaton_forks[fork] >> 2 * s) & 3.
constexpr int naming_flag = 0x8000;
constexpr int last_flag = 0x4000;
constexpr int name_limit = 0x3fff;  // names in one run; a longer list is several runs
constexpr int point_bits = 11;
constexpr int point_mask = (1 << point_bits) - 1;
static_assert(point_count <= point_mask + 1);

// All ways in which four symbols can share next states, numbered in the order of their first symbol: two bits a
// symbol, the empty point's lowest.
constexpr std::array<std::uint8_t, 16> automaton_forks = {0b00'00'00'00, 0b01'00'00'00, 0b00'01'00'00, 0b01'01'00'00,
                                                          0b10'01'00'00, 0b00'00'01'00, 0b01'00'01'00, 0b10'00'01'00,
                                                          0b00'01'01'00, 0b01'01'01'00, 0b10'01'01'00, 0b00'10'01'00,
                                                          0b01'10'01'00, 0b10'10'01'00, 0b11'10'01'00, 0b00'00'00'00};
constexpr int fork_count = 15;

// How many different next states a fork has, by its entry in automaton_forks.
constexpr std::size_t next_states_of_fork(std::uint8_t fork) {
    std::size_t count = 0;
    for (int symbol = 0; symbol < symbol_count; ++symbol)
        count = std::max(count, std::size_t{1} + (fork >> 2 * symbol & 3U));
    return count;
}

// The surroundings of a point as bits: for each symbol, the points of a disc that show it. Patterns are verified
// by the same bits; what a pattern asks for beyond the disc stands in its far cells.
struct Surroundings {
    std::array<std::uint64_t, symbol_count> shows;
};
constexpr int disc_radius = 4;
// How far the disc reaches to either side, in the rows from -disc_radius to disc_radius.
constexpr std::array<int, 2 * disc_radius + 1> disc_half_widths = {1, 3, 3, 4, 4, 4, 3, 3, 1};

struct AutomatonPattern {
    Surroundings forbidden;  // it matches where none of these show
};

struct AutomatonAccept {
    std::uint32_t orientation;     // index in PatternTables::orientations
    std::uint32_t first_far_cell;  // a run of far_cells that ends before a cell which allows nothing
};

struct AutomatonFarCell {
    std::int16_t step;      // from the anchor
    std::uint16_t allowed;  // bit s for symbol s
};

struct Automaton {
    std::uint32_t first_word;
    std::uint32_t word_count;
    std::uint32_t first_pattern;  // of patterns and accepts
    std::uint32_t pattern_count;
    std::uint32_t database;     // of its first pattern: index in PatternTables::databases
    std::uint32_t wide_states;  // 1: a next state takes two words
};

struct AutomatonTables {
    std::span<const Automaton> by_database;  // each over patterns of one database; a large one may have several
    std::span<const Automaton> joint;        // over all patterns of all databases, in as few automata as can be
    std::span<const std::uint16_t> words;
    std::span<const AutomatonPattern> patterns;  // one for each orientation
    std::span<const AutomatonAccept> accepts;    // parallel to patterns
    std::span<const AutomatonFarCell> far_cells;

    std::size_t size_bytes() const {
        return by_database.size_bytes() + joint.size_bytes() + words.size_bytes() + patterns.size_bytes() +
               accepts.size_bytes() + far_cells.size_bytes();
    }
};

}  // namespace katachi::match
