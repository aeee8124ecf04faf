// The rules that differ from game to game, and the rule sets that people play by.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace katachi::board {

// Which repetitions are illegal.
enum class KoRule : std::uint8_t {
    simple,       // taking back a ko at once
    positional,   // positional superko: a move that makes a board of before
    situational,  // situational superko: a board of before with the same side to move, passes among them
    short_cycles  // repetitions within eight moves: one ko, three kos, four kos, two stones taken for two. A move
                  // is looked at only if it takes one or two stones and its own string has one or two. After the
                  // Clever Stone papers on joseki libraries, chapter 6.
};

enum class SuicideRule : std::uint8_t { forbidden, of_several_stones, allowed };

enum class Scoring : std::uint8_t {
    area,      // stones and the empty points that they surround
    territory  // surrounded empty points and prisoners
};

// What White is given for N handicap stones, where stones count as points.
enum class HandicapPoints : std::uint8_t { none, one_less, all };

struct Rules {
    std::string_view name;  // as people write it: "new-zealand"
    KoRule ko = KoRule::simple;
    SuicideRule suicide = SuicideRule::forbidden;
    Scoring scoring = Scoring::area;
    HandicapPoints handicap = HandicapPoints::none;
    double komi = 0;  // in an even game

    friend bool operator==(const Rules&, const Rules&) = default;
};

// chinese, japanese, aga, ing, new-zealand, tromp-taylor, clever-stone; in this order.
std::span<const Rules> rule_sets();

// Its name or an abbreviation of it in any case ("Chinese", "NZ", "JP"), as SGF's RU and GTP controllers have
// them; nullptr for an unknown one.
const Rules* find_rules(std::string_view name);

}  // namespace katachi::board
