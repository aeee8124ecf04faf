#include "engine/search/clock.h"

#include <gtest/gtest.h>

#include "engine/search/thinking_time.h"

namespace katachi::search {
namespace {

constexpr double moves = 40;

TEST(Clock, WithoutSettingsThereIsNoLimit) {
    EXPECT_FALSE(Clock().budget(moves));
    EXPECT_FALSE(Clock({.main_seconds = 0, .period_seconds = 30, .period_stones = 0}).budget(moves));
}

TEST(Clock, SharesMainTimeOut) {
    const auto budget = Clock({.main_seconds = 400}).budget(moves).value();
    EXPECT_NEAR(budget.usual, 10, 0.1);
    EXPECT_GT(budget.most, budget.usual);
    EXPECT_LE(budget.most, 3 * budget.usual) << "one move of many";
}

TEST(Clock, ThinksAsLongAsByoYomiAllowsWhereNothingIsSaved) {
    const auto canadian = Clock({.main_seconds = 0, .period_seconds = 100, .period_stones = 10}).budget(moves).value();
    EXPECT_NEAR(canadian.usual, 10, 0.1);
    const auto japanese = Clock({.main_seconds = 0, .period_seconds = 10, .periods = 3}).budget(moves).value();
    EXPECT_NEAR(japanese.usual, 10, 0.2);
    EXPECT_LT(japanese.most, 10);
}

TEST(Clock, GoesIntoByoYomiWithWhatIsLeftOfTheMove) {
    const auto budget = Clock({.main_seconds = 1, .period_seconds = 100, .period_stones = 10}).budget(moves).value();
    EXPECT_GT(budget.usual, 5);
    EXPECT_LT(budget.most, 100);
}

TEST(Clock, TakesWhatAMoveNeededBeyondMainTimeFromThePeriod) {
    Clock clock({.main_seconds = 1, .period_seconds = 100, .period_stones = 10});
    clock.spend(51);
    EXPECT_NEAR(clock.budget(moves)->usual, 50.0 / 9, 0.1) << "50 seconds are left, for nine stones more";
}

TEST(Clock, ThinksInTheShortestPeriodsToo) {
    EXPECT_GT(Clock({.main_seconds = 0, .period_seconds = 0.1, .period_stones = 1}).budget(moves)->usual, 0.04);
    EXPECT_GT(Clock({.main_seconds = 0, .period_seconds = 0.1, .periods = 3}).budget(moves)->usual, 0.04);
}

TEST(Clock, TheLastStoneOfAPeriodMayHaveAllThatIsLeft) {
    Clock clock({.main_seconds = 0, .period_seconds = 100, .period_stones = 10});
    clock.set_left(30, 1);
    EXPECT_NEAR(clock.budget(moves)->usual, 30, 0.2);
    clock.set_left(30, 3);
    EXPECT_NEAR(clock.budget(moves)->usual, 10, 0.1);
    EXPECT_NEAR(clock.budget(moves)->most, 20, 0.2) << "of three stones one leaves time for another";
}

TEST(Clock, BelievesTheController) {
    Clock clock;
    clock.set_left(80, 0);
    EXPECT_NEAR(clock.budget(moves)->usual, 2, 0.05);
    clock.set_left(-5, 0);
    EXPECT_EQ(clock.budget(moves)->usual, 0);
    EXPECT_EQ(clock.budget(moves)->most, 0);
}

// What a controller tells has the lag of all moves before in it.
TEST(Clock, KeepsNothingBackForMovesBeforeAControllerTold) {
    Clock told({.main_seconds = 100}), told_at_once = told;
    for (int move = 0; move < 200; ++move) told.spend(0.1);
    told.set_left(10, 0);
    told_at_once.set_left(10, 0);
    EXPECT_EQ(told.budget(moves)->usual, told_at_once.budget(moves)->usual);
}

TEST(Clock, BelievesAControllerThatBeginsWithoutTime) {
    Clock clock;
    clock.set_left(-10, 0);
    clock.set_left(8, 0);
    EXPECT_LE(clock.budget(1)->usual, 8);
}

TEST(Clock, LosesAPeriodOnlyWhenItIsUsedUp) {
    Clock clock({.main_seconds = 5, .period_seconds = 10, .periods = 2});
    clock.spend(4);
    clock.spend(8);  // 1 of main time, 7 of the first period
    EXPECT_NEAR(clock.budget(moves)->usual, 10, 0.2);
    clock.spend(15);
    EXPECT_FALSE(clock.is_over());
    clock.spend(11);
    EXPECT_TRUE(clock.is_over());
}

// However long each move really takes of what it may, and with what the controller needs on top.
TEST(Clock, NoGameUsesItsTimeUp) {
    const TimeSettings settings[] = {
        {.main_seconds = 1},
        {.main_seconds = 10},
        {.main_seconds = 3600},
        {.main_seconds = 0, .period_seconds = 0.1, .period_stones = 1},
        {.main_seconds = 0, .period_seconds = 1, .period_stones = 1},
        {.main_seconds = 5, .period_seconds = 10, .period_stones = 25},
        {.main_seconds = 60, .period_seconds = 300, .period_stones = 5},
        {.main_seconds = 2, .period_seconds = 1, .periods = 1},
        {.main_seconds = 0, .period_seconds = 30, .periods = 5},
    };
    for (const TimeSettings& each : settings)
        for (const int size : {5, 9, 19})
            for (const bool takes_most : {false, true}) {
                Clock clock(each);
                for (int move = 0; move < size * size; move += 2) {
                    constexpr double lag = 0.001;
                    const auto budget = clock.budget(moves_to_share(size, move)).value();
                    ASSERT_GE(budget.most, budget.usual);
                    clock.spend((takes_most ? budget.most : budget.usual) + budget.spare + lag);
                    ASSERT_FALSE(clock.is_over())
                        << each.main_seconds << ' ' << each.period_seconds << ' ' << size << ' ' << move;
                }
            }
}

// The time that answers need on their way, which nobody tells the clock.
TEST(Clock, SuddenDeathLeavesTimeForTheWayOfAnswers) {
    for (const double seconds : {5, 10, 60}) {
        Clock clock({.main_seconds = seconds});
        double used = 0;
        for (int move = 0; move < 300; move += 2) {
            constexpr double lag = 0.006, least = 0.002;
            const auto budget = clock.budget(moves_to_share(19, move)).value();
            const double thought = std::max(least, budget.usual + budget.spare);
            clock.spend(thought);
            used += thought + lag;
        }
        EXPECT_LT(used, seconds);
        EXPECT_GT(used, 0.9 * seconds);
    }
}

TEST(Clock, TheMiddleOfTheGameHasMoreTimeThanItsOpening) {
    EXPECT_GT(moves_to_share(19, 0), moves_to_share(19, 60));
    EXPECT_EQ(moves_to_share(19, 100), moves_to_share(19, 300));
}

constexpr Clock::Budget ten_seconds{.usual = 10, .most = 20};

TEST(ThinkingTime, EndsWhenNoMoveCanCatchUp) {
    EXPECT_TRUE(is_thought_over(ten_seconds, 5, {.playouts = 1000, .most_visits = 1001, .next_visits = 0}));
    EXPECT_FALSE(is_thought_over(ten_seconds, 5, {.playouts = 1000, .most_visits = 990, .next_visits = 10}));
    EXPECT_FALSE(is_thought_over(ten_seconds, 0.01, {.playouts = 1, .most_visits = 5000, .next_visits = 0}));
}

TEST(ThinkingTime, GoesOnWhileTheChoiceIsNotClear) {
    const RootStanding clear{.playouts = 1000, .most_visits = 500, .next_visits = 300};
    EXPECT_TRUE(is_thought_over(ten_seconds, 10, clear));
    EXPECT_FALSE(is_thought_over(ten_seconds, 10, {.playouts = 1000, .most_visits = 500, .next_visits = 450}));
    RootStanding other_is_better = clear;
    other_is_better.is_best_by_value = false;
    EXPECT_FALSE(is_thought_over(ten_seconds, 10, other_is_better));
    EXPECT_TRUE(is_thought_over(ten_seconds, 20, other_is_better));
}

}  // namespace
}  // namespace katachi::search
