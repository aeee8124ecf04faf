#include "tools/authoring/review/turning_points.h"

#include <gtest/gtest.h>

namespace katachi::answers {
namespace {

TEST(TurningPoints, AreWhereTheScoreStaysOtherwise) {
    std::vector<double> scores(60, 1.0);
    for (std::size_t i = 30; i < scores.size(); ++i) scores[i] = 11;
    const auto turns = authoring::turning_points(scores);
    ASSERT_EQ(turns.size(), 1U);
    EXPECT_EQ(turns.front().move, 30);
    EXPECT_DOUBLE_EQ(turns.front().before, 1);
    EXPECT_DOUBLE_EQ(turns.front().after, 11);
}

TEST(TurningPoints, AreNotWhatGoesToAndFro) {
    std::vector<double> scores;
    for (int i = 0; i < 60; ++i) scores.push_back(i % 2 == 0 ? 4 : -4);
    EXPECT_TRUE(authoring::turning_points(scores).empty());
}

TEST(TurningPoints, AreFiveAtMostAndApart) {
    std::vector<double> scores;
    for (int i = 0; i < 200; ++i) scores.push_back(i / 10 % 2 == 0 ? i : -i);
    const auto turns = authoring::turning_points(scores);
    ASSERT_EQ(turns.size(), 5U);
    for (std::size_t i = 1; i < turns.size(); ++i) EXPECT_GE(turns[i].move - turns[i - 1].move, 6);
    EXPECT_GT(turns.front().move, 10);
}

TEST(TurningPoints, AreSixMovesApartAtLeast) {
    std::vector<double> scores(60, 0.0);
    for (std::size_t i = 31; i < scores.size(); ++i) scores[i] = i < 37 ? 20 : 40;
    const auto turns = authoring::turning_points(scores);
    ASSERT_EQ(turns.size(), 2U);
    EXPECT_EQ(turns[0].move, 31);
    EXPECT_EQ(turns[1].move, 37);
}

TEST(TurningPoints, NeedPositions) {
    EXPECT_TRUE(authoring::turning_points({}).empty());
    const std::vector<double> two{0, 40};
    EXPECT_TRUE(authoring::turning_points(two).empty());
}

}  // namespace
}  // namespace katachi::answers
