// What games say of a pattern's move.
#pragma once

#include <cstdint>

namespace katachi::catalogue {

struct PatternWeight {
    std::int64_t matched = 0;   // placements: how often it began to match
    std::int64_t at_once = 0;   // its move, played by its side, by the very next move of the game
    std::int64_t later = 0;     // the same, later while it still matched
    std::int64_t opponent = 0;  // the other side came first to the point while it matched
    // The games in which its side played the move, each as often as it did; games without a winner are in neither.
    std::int64_t won = 0;
    std::int64_t lost = 0;
    // What success was to be expected in those games, together, in millionths.
    std::int64_t expected = 0;

    std::int64_t played() const { return at_once + later; }

    friend bool operator==(const PatternWeight&, const PatternWeight&) = default;
};

}  // namespace katachi::catalogue
