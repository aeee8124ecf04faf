// Sums up what became of the placements of patterns in games.
#pragma once

#include <cstdint>
#include <vector>

#include "games/expectation/expectations.h"
#include "games/weigh/pattern_placement.h"
#include "patterndb/pattern_weight.h"

namespace katachi::games {

class PatternWeighing {
  public:
    explicit PatternWeighing(std::size_t patterns) : weights_(patterns), movers_(patterns) {}

    // A game, also one without placements.
    void add(const std::vector<PatternPlacement>& placements, const sgf::Game& game);

    // Weights by pattern.
    std::vector<catalogue::PatternWeight> weights() const;
    std::int64_t games() const { return games_; }
    std::int64_t decided_games() const { return decided_games_; }

  private:
    std::int64_t games_ = 0;
    std::int64_t decided_games_ = 0;                 // that somebody won
    std::vector<catalogue::PatternWeight> weights_;  // but for what was expected
    std::vector<MoverCounts> movers_;                // of decided games
    Expectations expectations_;
};

}  // namespace katachi::games
