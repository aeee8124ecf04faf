// What games say of a shape: how often it stood, how it went on, and who won.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "games/search/plain_scan.h"

namespace katachi::games {

struct ContinuationCount {
    std::uint64_t at_once = 0;  // by the very next move of the game
    std::uint64_t later = 0;
    std::uint64_t won = 0;  // the game, by who played it; games without a winner are in neither
    std::uint64_t lost = 0;
    // What success was to be expected in the games that were won or lost, together, in millionths; where
    // `tells_expected`.
    std::uint64_t expected = 0;

    std::uint16_t first_year = 0;  // of the games where it was played and whose year is known; 0: of none
    std::uint16_t last_year = 0;

    std::uint64_t played() const { return at_once + later; }

    void add_year(std::uint16_t year) {
        if (year == 0) return;
        first_year = first_year == 0 ? year : std::min(first_year, year);
        last_year = std::max(last_year, year);
    }

    ContinuationCount& operator+=(const ContinuationCount& other) {
        at_once += other.at_once;
        later += other.later;
        won += other.won;
        lost += other.lost;
        add_year(other.first_year);
        add_year(other.last_year);
        expected += other.expected;
        return *this;
    }

    friend bool operator==(const ContinuationCount&, const ContinuationCount&) = default;
};

struct ShapeAnswer {
    std::uint64_t games = 0;  // that were looked through
    std::uint64_t games_with_hit = 0;
    std::uint64_t hits = 0;
    std::uint64_t hits_exchanged = 0;  // those of forms with colours exchanged
    std::uint64_t broken = 0;          // hits with these ends; all others were played
    std::uint64_t standing = 0;
    std::map<ShapeMove, ContinuationCount> continuations;
    // How often each continuation was answered so: by the next move within the rectangle, of either side.
    std::map<ShapeMove, std::map<ShapeMove, std::uint64_t>> replies;
    bool tells_expected = false;
    // For the continuations that somebody asked about: how often the shape after them stood, whatever moves led to it.
    std::map<ShapeMove, std::uint64_t> reached;

    // The hits of one more game; its year is 0 where it is not known. What was to be expected is another's work
    // (games/search/continuation_chances.h).
    void add(const std::vector<ShapeHit>& found, std::optional<board::Colour> winner, std::uint16_t year = 0);
    // The answer of other games.
    void add(const ShapeAnswer& other);

    friend bool operator==(const ShapeAnswer&, const ShapeAnswer&) = default;
};

// The most played first, then by place and colour.
std::vector<std::pair<ShapeMove, ContinuationCount>> by_count(const ShapeAnswer& answer);

// The most frequent reply to a continuation, the least of several; nothing where it has none.
std::optional<std::pair<ShapeMove, std::uint64_t>> main_reply(const ShapeAnswer& answer, const ShapeMove& move);

}  // namespace katachi::games
