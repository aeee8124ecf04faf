#include "regression/matches/time_control.h"

#include <gtest/gtest.h>

namespace katachi::regression {
namespace {

TEST(GameClock, FallsWhenAbsoluteTimeIsUsedUp) {
    GameClock clock({.main_seconds = 10, .period_seconds = 0, .period_stones = 0});
    EXPECT_TRUE(clock.spend(4));
    EXPECT_DOUBLE_EQ(clock.seconds_left(), 6);
    EXPECT_EQ(clock.stones_left(), 0);
    EXPECT_TRUE(clock.spend(6));
    EXPECT_FALSE(clock.spend(0.1));
}

TEST(GameClock, GoesFromMainTimeIntoAPeriod) {
    GameClock clock({.main_seconds = 10, .period_seconds = 20, .period_stones = 3});
    EXPECT_TRUE(clock.spend(4));
    EXPECT_DOUBLE_EQ(clock.seconds_told(), 6);
    EXPECT_DOUBLE_EQ(clock.seconds_left(), 26);
    // What goes beyond the main time is taken from the period, and the move counts in it.
    EXPECT_TRUE(clock.spend(9));
    EXPECT_DOUBLE_EQ(clock.seconds_told(), 17);
    EXPECT_EQ(clock.stones_left(), 2);
    EXPECT_TRUE(clock.spend(10));
    EXPECT_TRUE(clock.spend(7));
    // All stones made: a new period.
    EXPECT_DOUBLE_EQ(clock.seconds_told(), 20);
    EXPECT_EQ(clock.stones_left(), 3);
    EXPECT_TRUE(clock.spend(19));
    EXPECT_FALSE(clock.spend(1.5));
}

TEST(GameClock, BeginsInThePeriodWithoutMainTime) {
    GameClock clock({.main_seconds = 0, .period_seconds = 5, .period_stones = 1});
    EXPECT_EQ(clock.stones_left(), 1);
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(clock.spend(4.9));
    EXPECT_FALSE(clock.spend(5.1));
}

}  // namespace
}  // namespace katachi::regression
