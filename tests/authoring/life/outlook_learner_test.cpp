// What a capture looks like is learned from positions that were settled.
#include "tools/authoring/life/training/outlook_learner.h"

#include <gtest/gtest.h>

namespace katachi::authoring {
namespace {

// Each search has two positions: the one with the second feature is captured.
struct Searches {
    FeatureRows features{.group_sizes = {2}, .numbers = {}};
    std::vector<OutlookExample> examples;

    explicit Searches(std::uint32_t count) {
        for (std::uint32_t search = 0; search < count; ++search)
            for (const int number : {0, 1}) {
                examples.push_back({.row = features.count(), .search = search, .is_captured = number == 1});
                features.numbers.push_back(static_cast<std::uint8_t>(number));
            }
    }
};

TEST(OutlookLearner, TheFeatureOfCapturesTellsThem) {
    const Searches searches(100);
    TrainedRound last;
    const auto weights = learn_outlook(searches.features, searches.examples, searches.examples,
                                       {.round_ends = [&](const TrainedRound& round) { last = round; }});
    ASSERT_TRUE(weights);
    ASSERT_EQ(weights->size(), 2U);
    EXPECT_LT((*weights)[0], -1);
    EXPECT_GT((*weights)[1], 1);
    EXPECT_EQ(last.share_right, 1);
    EXPECT_LT(last.left_out_loss, 0.2);
}

// A feature that is of a search as a whole is told by the addend of the search as well.
TEST(OutlookLearner, WhatIsOfASearchCountsLess) {
    FeatureRows features{.group_sizes = {2, 2}, .numbers = {}};
    std::vector<OutlookExample> examples;
    for (std::uint32_t search = 0; search < 50; ++search)
        for (int i = 0; i < 8; ++i) {
            const bool is_captured = search % 2 == 0;
            examples.push_back({.row = features.count(), .search = search, .is_captured = is_captured});
            features.numbers.push_back(is_captured ? 1 : 0);
            features.numbers.push_back(0);
        }
    const auto with = learn_outlook(features, examples, {}, {});
    for (OutlookExample& example : examples) example.search = static_cast<std::uint32_t>(example.row);
    const auto without = learn_outlook(features, examples, {}, {.rounds = 10});
    ASSERT_TRUE(with && without);
    EXPECT_LT((*with)[1], (*without)[1]);
}

TEST(OutlookLearner, TheSameSeedGivesTheSame) {
    const Searches searches(20);
    const auto learned = [&](std::uint64_t seed) {
        return *learn_outlook(searches.features, searches.examples, {}, {.rounds = 1, .seed = seed});
    };
    EXPECT_EQ(learned(1), learned(1));
    EXPECT_NE(learned(1), learned(2));
}

TEST(OutlookLearner, IsStopped) {
    const Searches searches(20);
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(learn_outlook(searches.features, searches.examples, {}, {.stop = &stop}));
}

}  // namespace
}  // namespace katachi::authoring
