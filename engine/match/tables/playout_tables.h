// The bytes of compiled playout patterns: what compiler/playout/builder fills and playout_patterns.h reads.
// Plain data without pointers, as pattern_tables.h has it; read in place.
//
// What stands around an empty point is a code of 16 bits. A set of patterns maps each code to a list of weights with
// the facts that refuse each of them; the first that no fact refuses is what a move there weighs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/board/eight_points.h"

namespace katachi::match {

// A point beside the move as the side to move sees it: two bits of a code.
enum class PlayoutPoint : std::uint8_t { empty, own, opponent, off_board };

// What else may be true of a move, a bit each. The bits fall into groups, the questions below; of each group exactly
// one is true.
using PlayoutFacts = std::uint32_t;

constexpr PlayoutFacts last_move_at(int neighbour) { return PlayoutFacts{1} << neighbour; }
constexpr PlayoutFacts last_move_far = 1 << 8;  // or a pass, or none
constexpr int most_counted_stones = 3;
// How many stones a move here takes; most_counted_stones stands for more, too.
constexpr PlayoutFacts own_takes(int stones) { return PlayoutFacts{1} << (9 + stones); }
// The same for a move of the opponent.
constexpr PlayoutFacts opponent_takes(int stones) { return PlayoutFacts{1} << (13 + stones); }
// Whether the string that a move here makes has two liberties at least.
constexpr PlayoutFacts own_safe = 1 << 17;
constexpr PlayoutFacts own_unsafe = 1 << 18;
constexpr PlayoutFacts opponent_safe = 1 << 19;
constexpr PlayoutFacts opponent_unsafe = 1 << 20;

constexpr PlayoutFacts last_move_question = 0x1ff;
constexpr PlayoutFacts own_takes_question = 0xf << 9;
constexpr PlayoutFacts opponent_takes_question = 0xf << 13;
constexpr PlayoutFacts own_safe_question = own_safe | own_unsafe;
constexpr PlayoutFacts opponent_safe_question = opponent_safe | opponent_unsafe;
constexpr std::array<PlayoutFacts, 5> playout_questions{last_move_question, own_takes_question, opponent_takes_question,
                                                        own_safe_question, opponent_safe_question};
constexpr PlayoutFacts all_playout_facts = 0x1fffff;

struct PlayoutLine {
    PlayoutFacts refused;  // the line holds where none of them is true; 0 in the last line of a list
    float weight;
};

// What a move weighs about which the patterns say nothing.
constexpr float plain_playout_weight = 1;

// The patterns of one database.
struct PlayoutSet {
    std::uint32_t database;       // databases of PatternTables
    std::uint32_t pattern_count;  // entries that went into the lists
    std::uint32_t first_line;     // of its lists, each ending with a line that nothing refuses
    std::uint32_t line_count;
};

struct PlayoutTables {
    std::span<const PlayoutSet> sets;
    std::span<const std::uint16_t>
        codes;  // board::eight_points_count a set: where the list of a code begins in the set's lines
    std::span<const PlayoutLine> lines;  // by set
};

}  // namespace katachi::match
