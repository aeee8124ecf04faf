#include "games/owners/score_learner.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

TEST(ScoreLearner, FindsTheSpreadsThatScoresWereMadeBy) {
    std::mt19937 random(test::test_seed());
    std::normal_distribution<double> result(0, 12), error(0, 1);
    std::uniform_real_distribution<double> doubt(5, 100);
    std::vector<ToldScore> told;
    for (int i = 0; i < 4000; ++i) {
        const ToldScore score{.by_chances = 0, .doubt = doubt(random), .result = result(random)};
        told.push_back(score);
        told.back().by_chances = score.result + error(random) * std::sqrt(4 + 2.25 * score.doubt);
    }
    const position::ScoreWeights learned = learn_score_weights(told);
    EXPECT_NEAR(learned.spread_of_results, 12, 0.6);
    EXPECT_NEAR(learned.doubt, 1.5, 0.15);
    EXPECT_NEAR(learned.interval, 1.28, 0.08);
}

}  // namespace
}  // namespace katachi::games
