// Whether a search has gone on for long enough. It stops before its time when no other move can catch up with the
// best one, and goes on beyond it while the choice is not clear. After S.-C. Huang, R. Coulom, S.-S. Lin, "Time
// Management for Monte-Carlo Tree Search Applied to the Game of Go".
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "engine/search/clock.h"
#include "engine/search/tree_search.h"

namespace katachi::search {

class Stopwatch {
  public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count(); }

  private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

// It is told by what the search has found after so many seconds.
bool is_thought_over(const Clock::Budget& budget, double seconds, const RootStanding& standing);

class ThinkingTime {
  public:
    explicit ThinkingTime(const Clock::Budget& budget) : budget_(budget) {}

    bool is_over(const RootStanding& standing) const { return is_thought_over(budget_, watch_.seconds(), standing); }
    bool is_half_over() const { return watch_.seconds() >= budget_.usual / 2; }
    // Tells how many more playouts there is time for once the usual time is over, from how many were made until now.
    std::uint64_t spare_playouts(std::uint64_t made) const {
        return static_cast<std::uint64_t>(static_cast<double>(made) * std::min(1.0, budget_.spare / watch_.seconds()));
    }

  private:
    Clock::Budget budget_;
    Stopwatch watch_;
};

}  // namespace katachi::search
