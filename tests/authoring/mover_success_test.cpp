// How the success of movers is told, as a value and in a line.
#include "tools/authoring/games/mover_success.h"

#include <gtest/gtest.h>

#include "tools/authoring/games/weight_text.h"

namespace katachi::authoring {
namespace {

TEST(MoverSuccess, IsNothingWithoutAWinner) { EXPECT_FALSE(mover_success(0, 0, 0)); }

TEST(MoverSuccess, StandsBesideWhatWasExpected) {
    const auto success = mover_success(60, 40, 50'500'000);
    ASSERT_TRUE(success);
    EXPECT_DOUBLE_EQ(success->rate.value, 0.6);
    EXPECT_DOUBLE_EQ(success->expected, 0.505);
    EXPECT_NEAR(success->difference(), 0.095, 1e-12);
}

// Wilson's interval of 60 in 100 is 50.2 to 69.1 %.
TEST(MoverSuccess, DiffersSurelyByWhatTheIntervalLeaves) {
    EXPECT_NEAR(mover_success(60, 40, 50'000'000)->sure_difference(), 0.002, 0.0005);
    EXPECT_NEAR(mover_success(60, 40, 75'000'000)->sure_difference(), -0.059, 0.0005);
    EXPECT_EQ(mover_success(60, 40, 60'000'000)->sure_difference(), 0);
}

TEST(WeightText, TellsWhoPlayedAndWhoWon) {
    catalogue::StoredPatternWeight stored{
        .run = {.games = "a.zip", .made_at = "", .game_count = 908},
        .weight = {
            .matched = 52, .at_once = 11, .later = 5, .opponent = 1, .won = 8, .lost = 8, .expected = 8'016'000}};
    EXPECT_EQ(
        weight_text(stored),
        "move played 16 of 52 times (11 at once), 1 time by the opponent, in 908 games (a.zip); 50 % won (28-72), "
        "50.1 % expected");
    stored.weight = {.matched = 1};
    EXPECT_EQ(weight_text(stored),
              "move played 0 of 1 time (0 at once), 0 times by the opponent, in 908 games (a.zip)");
    stored.weight = {};
    stored.run.complete = false;
    EXPECT_EQ(weight_text(stored), "matched in none of 908 games (a.zip), interrupted");
}

}  // namespace
}  // namespace katachi::authoring
