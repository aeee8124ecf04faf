// What orders moves is learned from which of them won.
#include "tools/authoring/life/training/order_learner.h"

#include <gtest/gtest.h>

namespace katachi::authoring {
namespace {

// Three moves each with a feature of a group of three, one of a group of two: the one with feature 2 wins, whatever
// the others.
FeatureRows three_moves(int choices) {
    FeatureRows features{.group_sizes = {3, 2}, .numbers = {}};
    for (int choice = 0; choice < choices; ++choice)
        for (const int number : {0, 1, 2}) {
            features.numbers.push_back(static_cast<std::uint8_t>(number));
            features.numbers.push_back(static_cast<std::uint8_t>((choice + number) % 2));
        }
    return features;
}

std::vector<OrderChoice> choices_of(const FeatureRows& features) {
    std::vector<OrderChoice> choices;
    for (std::size_t row = 0; row < features.count(); row += 3)
        choices.push_back({.first_row = row, .rows = 3, .winner = 2, .weight = 1});
    return choices;
}

TEST(OrderLearner, TheFeatureThatWinsIsPromised) {
    const FeatureRows features = three_moves(200);
    std::vector<TrainedRound> rounds;
    const auto net = learn_order(features, choices_of(features), choices_of(features),
                                 {.round_ends = [&](const TrainedRound& round) { rounds.push_back(round); }});
    ASSERT_TRUE(net);
    for (std::size_t first = 0; first < 6; first += 3)
        for (const std::size_t other : {first, first + 1})
            EXPECT_GT(net->promise(features, first + 2), net->promise(features, other) + 1) << "row " << other;
    ASSERT_EQ(rounds.size(), 10U);
    EXPECT_LT(rounds.back().loss, rounds.front().loss);
    EXPECT_LT(rounds.back().left_out_loss, 0.1);
    EXPECT_EQ(rounds.back().share_right, 1);
}

// The one that wins has features that differ: no sum over both groups tells it.
TEST(OrderLearner, FeaturesAreSeenTogether) {
    FeatureRows features{.group_sizes = {2, 2}, .numbers = {}};
    std::vector<OrderChoice> choices;
    for (int i = 0; i < 400; ++i) {
        const bool is_first = i % 2 == 0;
        const auto one = static_cast<std::uint8_t>(i / 2 % 2), other = static_cast<std::uint8_t>(1 - one);
        const std::vector<std::uint8_t> unlike{one, other}, like{one, one};
        for (const auto& row : {is_first ? unlike : like, is_first ? like : unlike})
            features.numbers.insert(features.numbers.end(), row.begin(), row.end());
        choices.push_back({.first_row = static_cast<std::size_t>(2 * i),
                           .rows = 2,
                           .winner = static_cast<std::uint16_t>(is_first ? 0 : 1),
                           .weight = 1});
    }
    TrainedRound last;
    ASSERT_TRUE(learn_order(features, choices, choices,
                            {.rounds = 40, .round_ends = [&](const TrainedRound& round) { last = round; }}));
    EXPECT_EQ(last.share_right, 1);
}

TEST(OrderLearner, TheSameSeedGivesTheSame) {
    const FeatureRows features = three_moves(20);
    const auto learned = [&](std::uint64_t seed) {
        const auto net = learn_order(features, choices_of(features), {}, {.rounds = 2, .seed = seed});
        return std::pair(net->rows, net->readout);
    };
    EXPECT_EQ(learned(1), learned(1));
    EXPECT_NE(learned(1), learned(2));
}

TEST(OrderLearner, IsStopped) {
    const FeatureRows features = three_moves(20);
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(learn_order(features, choices_of(features), {}, {.stop = &stop}));
}

}  // namespace
}  // namespace katachi::authoring
