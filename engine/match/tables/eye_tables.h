// The bytes of compiled eye shapes: what compiler/eyes/eye_table_builder fills and eyes/eye_matcher reads. Plain data
// without pointers, as pattern_tables.h has it; read in place.
//
// Entries of databases stand for spaces, which are found by their canonical form. Spaces that a solver has proved stand
// by games: the graph, its islands, its margins and what touches the wall; each game has an answer for every set of
// stones in it, in blocks. Both are hash tables with a power of two of places; a row stands at the first place from its
// hash on that was free.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/random/split_mix.h"
#include "engine/match/tables/eye_points.h"
#include "engine/match/tables/eye_value.h"

namespace katachi::match {

// Numbers of eyes, two bits each, `attacked_twice` lowest.
constexpr std::uint32_t eye_value_bits = 8;

constexpr std::uint32_t packed_eye_value(const EyeValue& value) {
    return std::uint32_t{value.attacked_twice} | std::uint32_t{value.attacked} << 2 |
           std::uint32_t{value.defended} << 4 | std::uint32_t{value.defended_twice} << 6;
}

constexpr EyeValue unpacked_eye_value(std::uint32_t bits) {
    const auto number = [bits](int place) { return static_cast<std::uint8_t>(bits >> 2 * place & 3); };
    return {number(0), number(1), number(2), number(3)};
}

// An entry of a database.
struct EyeShapeRow {
    std::uint32_t name;    // strings
    std::uint32_t remark;  // strings; what the author says it is for, in one line
    std::uint32_t database;
    std::uint32_t value;  // packed
};

// A space that an entry matches, and no earlier one. Points are numbered in canonical order.
struct EyeSpaceRow {
    std::uint32_t hash;
    std::uint32_t point_count;  // 0 where the place is free
    std::uint32_t first_word;   // of `keys`: its canonical key, a word a point
    std::uint32_t shape;
    EyePoints attack_points;  // as the entry marks them
    EyePoints defence_points;
};

// Solved games have so many points at most, and where one of these is a margin, an island or an approach, no more than
// `largest_marked_game`: then a word holds the whole key.
constexpr std::size_t largest_solved_game = 10;
constexpr std::size_t largest_marked_game = 8;

struct SolvedGameRow {
    std::uint64_t key;          // solved_game_key.h; 0 where the place is free
    std::uint32_t first_block;  // of the answers: one for each set of stones, as a number in canonical order
    std::uint16_t point_count;
    std::uint16_t island_count;  // of them, approaches among them: they hold no stones of the attacker, and come last
};

// The value, the vital points of both sides in canonical order, and what is seki.
struct SolvedAnswer {
    std::uint32_t bits;

    static constexpr SolvedAnswer of(const EyeAnswer& answer) {
        return {packed_eye_value(answer.value) | answer.attack_points << attack_bits |
                answer.defence_points << defence_bits | std::uint32_t{answer.attacked_is_seki} << seki_bits |
                std::uint32_t{answer.defended_is_seki} << (seki_bits + 1)};
    }
    constexpr EyeAnswer answer() const {
        constexpr EyePoints all = (EyePoints{1} << largest_solved_game) - 1;
        return {unpacked_eye_value(bits), bits >> attack_bits & all, bits >> defence_bits & all,
                (bits >> seki_bits & 1) != 0, (bits >> (seki_bits + 1) & 1) != 0};
    }

  private:
    static constexpr std::uint32_t attack_bits = eye_value_bits;
    static constexpr std::uint32_t defence_bits = attack_bits + largest_solved_game;
    static constexpr std::uint32_t seki_bits = defence_bits + largest_solved_game;
};

// The answers for so many sets of stones that follow each other; of a smaller game for all.
constexpr std::size_t answers_a_block = 64;

struct SolvedAnswerBlock {
    std::uint64_t others;       // a bit for each set that has another answer than the usual one
    std::uint32_t first_other;  // of `answers`: those others, in order
    SolvedAnswer usual;
};

struct EyeTables {
    std::span<const EyeShapeRow> shapes;  // as their databases have them
    std::span<const EyeSpaceRow> spaces;
    std::span<const std::uint32_t> keys;
    std::span<const SolvedGameRow> games;
    std::span<const SolvedAnswerBlock> blocks;
    std::span<const SolvedAnswer> answers;
};

// The words of a key, one a point.
constexpr std::uint32_t eye_space_hash(std::span<const std::uint32_t> key) {
    std::uint64_t hash = key.size();
    for (const std::uint32_t word : key) hash = base::mixed(hash ^ word);
    return static_cast<std::uint32_t>(hash >> 32);
}

// A point of a game of so many points has its kind in so many bits. Without marks it touches the wall, or does not.
constexpr std::size_t bits_of_kind(std::size_t points) { return points > largest_marked_game ? 1 : 3; }

// Bits of the packed key of a game of so many points: as many as of no other number of points.
constexpr std::size_t bits_of_game_key(std::size_t points) {
    return 1 + bits_of_kind(points) * points + points * (points - 1) / 2;
}

// The key of a game that can be solved in one word: for each point its kind, and a bit for each point before it,
// whether they touch. Never 0.
constexpr std::uint64_t packed_game_key(std::span<const std::uint32_t> key) {
    std::uint64_t packed = 1;
    for (std::size_t place = 0; place < key.size(); ++place) {
        const std::uint64_t kind = (key[place] >> largest_eye_graph) - 1;
        packed = packed << (bits_of_kind(key.size()) + place) | kind << place | (key[place] & (eye_point(place) - 1));
    }
    return packed;
}

}  // namespace katachi::match
