// Competitions drawn from known weights: the learner finds them again.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <random>

#include "games/training/learner.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

constexpr std::array<float, 5> known{1.5F, -1, 0.5F, 0, -2};
constexpr std::uint32_t candidates = 12;

// Every candidate has each feature with the chance of one in three; who wins is drawn by the known weights.
Competition drawn_competition(std::mt19937& random) {
    Competition competition{.candidates = candidates, .winner = 0, .members = {}};
    std::bernoulli_distribution has_feature(1.0 / 3);
    for (std::uint32_t candidate = 0; candidate < candidates; ++candidate)
        for (std::uint32_t feature = 0; feature < known.size(); ++feature)
            if (has_feature(random)) competition.members.push_back({candidate, feature});
    std::vector<float> chances;
    weigh_candidates(competition, {known.begin(), known.end()}, chances);
    to_probabilities(chances);
    competition.winner = std::discrete_distribution<std::uint32_t>(chances.begin(), chances.end())(random);
    return competition;
}

TEST(Learner, FindsKnownWeights) {
    std::mt19937 random(test::test_seed());
    Learner learner(std::vector<float>(known.size()), {});
    std::vector<Gradient> batch(2, Gradient(known.size()));
    for (int step = 0; step < 2000; ++step) {
        for (Gradient& gradient : batch)
            for (int i = 0; i < 10; ++i) gradient.add(drawn_competition(random), learner.weights());
        learner.step(batch);
    }
    for (std::size_t feature = 0; feature < known.size(); ++feature)
        EXPECT_NEAR(learner.weights()[feature], known[feature], 0.12) << feature;
}

TEST(Learner, CountsWinners) {
    const Competition competition{.candidates = 2, .winner = 1, .members = {{0, 0}, {1, 1}}};
    Learner learner(std::vector<float>(3), {});
    std::vector<Gradient> batch(1, Gradient(3));
    batch[0].add(competition, learner.weights());
    EXPECT_NEAR(batch[0].log_likelihood(), std::log(0.5), 1e-6);
    learner.step(batch);
    EXPECT_EQ(learner.won(), (std::vector<std::uint64_t>{0, 1, 0}));
    EXPECT_LT(learner.weights()[0], 0);
    EXPECT_GT(learner.weights()[1], 0);
    EXPECT_EQ(learner.weights()[2], 0);
    EXPECT_EQ(batch[0].competitions(), 0U);
}

TEST(Learner, CountsTheWinnersOfAllGamesOfABatch) {
    const Competition competition{.candidates = 2, .winner = 1, .members = {{0, 0}, {1, 1}}};
    Learner learner(std::vector<float>(2), {});
    std::vector<Gradient> batch(3, Gradient(2));
    for (Gradient& gradient : batch) gradient.add(competition, learner.weights());
    learner.step(batch);
    EXPECT_EQ(learner.won(), (std::vector<std::uint64_t>{0, 3}));
}

TEST(Learner, GoesBackToWhatItBeganWith) {
    const Competition competition{.candidates = 2, .winner = 1, .members = {{0, 0}, {1, 0}, {1, 1}}};
    Learner learner({2, 3, 4}, {.rate = 0.1F, .shrinking = 1000});
    std::vector<Gradient> batch(1, Gradient(3));
    for (int step = 0; step < 50; ++step) {
        batch[0].add(competition, learner.weights());
        learner.step(batch);
    }
    EXPECT_NEAR(learner.weights()[0], 2, 0.1);  // all candidates have it
    EXPECT_NEAR(learner.weights()[1], 3, 0.1);
    EXPECT_EQ(learner.weights()[2], 4);
    EXPECT_TRUE(learner.is_learned(1));
    EXPECT_FALSE(learner.is_learned(2));
}

TEST(Learner, LeavesWhatItIsNotToLearn) {
    const Competition competition{.candidates = 2, .winner = 1, .members = {{0, 0}, {1, 1}}};
    Learner learner({1, 1}, {});
    learner.learn_from(1);
    std::vector<Gradient> batch(1, Gradient(2));
    batch[0].add(competition, learner.weights());
    learner.step(batch);
    EXPECT_EQ(learner.weights()[0], 1);
    EXPECT_GT(learner.weights()[1], 1);
}

TEST(Learner, IsNotMisledByGreatWeights) {
    std::vector<float> sums{500, -500, 499};
    to_probabilities(sums);
    EXPECT_NEAR(sums[0], 0.731, 0.001);
    EXPECT_EQ(sums[1], 0);
}

}  // namespace
}  // namespace katachi::games
