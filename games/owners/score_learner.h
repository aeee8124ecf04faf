// How far sums of chances are from results.
#pragma once

#include <span>

#include "engine/position/owners/expected_score.h"

namespace katachi::games {

// The score of a position whose chances were told by what other games teach.
struct ToldScore {
    double by_chances = 0;  // as position::ExpectedScore has it
    double doubt = 0;       // as position::doubt tells it
    double result = 0;      // Black's points less White's, komi taken off
};

// Results are taken to be spread about 0, and sums about results, the more the greater their doubt: the spreads that
// make what was told likeliest. There is at least one.
position::ScoreWeights learn_score_weights(std::span<const ToldScore> told);

}  // namespace katachi::games
