// Counts the standings of one key. A corner has tens of thousands of them, so that each adds to one number only.
// Standings that went on alike, in games that ended alike, are handed on together at the end.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/search/shape_tally.h"

namespace katachi::games {

class StandingCounts {
  public:
    // `shape` has a key and counts placements; it outlives this.
    explicit StandingCounts(const PreparedShape& shape);

    // Counts the games of a segment that have keys, and tells how many of them have a hit.
    std::uint64_t add(const SearchedSegment& searched);
    // All of them, but for the games.
    void add_to(ShapeTally& tally) const;

  private:
    // The times are counted by winner, and by whether the move came at once.
    struct Counts {
        std::uint32_t code = 0;  // move_and_code
        std::array<std::array<std::uint32_t, 2>, 4> times{};
        std::uint16_t first_year = unknown_year, last_year = 0;
    };
    static constexpr std::uint16_t unknown_year = 0xFFFF;

    std::uint16_t slot_of(std::uint64_t standing);

    const PreparedShape& shape_;
    std::vector<std::uint16_t> slots_;  // by move_and_code: index in counts_, or one of these
    static constexpr std::uint16_t not_met = 0xFFFF, passed_over = 0xFFFE;
    std::vector<Counts> counts_;
};

}  // namespace katachi::games
