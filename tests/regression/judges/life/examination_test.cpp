// What is said of an answer that a suite does not expect, by who reads further.
#include "tests/regression/judges/life/examination.h"

#include <gtest/gtest.h>

namespace katachi::regression {
namespace {

using reading::TacticalCode;

ExaminedFailure failure_of(std::vector<CodedMove> listed, CodedMove told, std::optional<ReadMove> told_move,
                           std::vector<ReadMove> read = {}) {
    return {.question = {.number = 8, .stone = "B2", .expected = "1 (A1|A2)", .listed = std::move(listed)},
            .told = std::move(told),
            .further = {.move = "A1", .code = TacticalCode::win, .is_settled = true},
            .told_move = std::move(told_move),
            .listed = std::move(read)};
}

const std::vector<CodedMove> wins_at_a1{{"A1", TacticalCode::win}};

TEST(Examination, AMoveThatDoesTheSameIsAlsoRight) {
    EXPECT_EQ(failure_of(wins_at_a1, {"A3", TacticalCode::win}, ReadMove{"A3", TacticalCode::win, true}).kind(),
              FailureKind::also_right);
}

TEST(Examination, AMoveThatDoesLessThanToldFails) {
    EXPECT_EQ(failure_of(wins_at_a1, {"A3", TacticalCode::win}, ReadMove{"A3", TacticalCode::ko_a, true}).kind(),
              FailureKind::told_move_fails);
    EXPECT_EQ(failure_of({}, {"A3", TacticalCode::win}, ReadMove{"A3", TacticalCode::failure, true}).kind(),
              FailureKind::told_move_fails);
    // Also where the list has the ko that is left.
    EXPECT_EQ(
        failure_of({{"A3", TacticalCode::ko_a}}, {"A3", TacticalCode::win}, ReadMove{"A3", TacticalCode::ko_a, true})
            .kind(),
        FailureKind::told_move_fails);
}

TEST(Examination, MoreThanExpectedContradicts) {
    EXPECT_EQ(failure_of({}, {"A3", TacticalCode::win}, ReadMove{"A3", TacticalCode::win, true}).kind(),
              FailureKind::contradicted);
    EXPECT_EQ(
        failure_of({{"A3", TacticalCode::ko_a}}, {"A3", TacticalCode::win}, ReadMove{"A3", TacticalCode::win, true})
            .kind(),
        FailureKind::contradicted);
}

TEST(Examination, AListedMoveThatDoesItWasMissed) {
    const CodedMove nothing{"PASS", TacticalCode::failure};
    EXPECT_EQ(failure_of(wins_at_a1, nothing, std::nullopt, {{"A1", TacticalCode::win, true}}).kind(),
              FailureKind::missed);
    EXPECT_EQ(failure_of(wins_at_a1, nothing, std::nullopt, {{"A1", TacticalCode::ko_b, true}}).kind(),
              FailureKind::contradicted);
    // A ko is told instead.
    EXPECT_EQ(failure_of(wins_at_a1, {"A3", TacticalCode::ko_a}, ReadMove{"A3", TacticalCode::ko_a, true},
                         {{"A1", TacticalCode::win, true}})
                  .kind(),
              FailureKind::missed);
}

TEST(Examination, WhatComesToNoEndDecidesNothing) {
    EXPECT_EQ(failure_of(wins_at_a1, {"A3", TacticalCode::win}, ReadMove{"A3", TacticalCode::win, false}).kind(),
              FailureKind::open);
    EXPECT_EQ(failure_of(wins_at_a1, {"PASS", TacticalCode::failure}, std::nullopt, {{"A1", TacticalCode::win, false}})
                  .kind(),
              FailureKind::open);
    // Two of the three listed moves were read.
    EXPECT_EQ(failure_of({{"A1", TacticalCode::win}, {"A2", TacticalCode::win}, {"A3", TacticalCode::win}},
                         {"PASS", TacticalCode::failure}, std::nullopt,
                         {{"A1", TacticalCode::failure, true}, {"A2", TacticalCode::failure, true}})
                  .kind(),
              FailureKind::open);
}

TEST(Examination, ARowKeepsTheBarsOfAnExpectationInItsCell) {
    EXPECT_EQ(row_of(failure_of(wins_at_a1, {"A3", TacticalCode::win}, ReadMove{"A3", TacticalCode::win, false},
                                {{"A1", TacticalCode::ko_a, true}})),
              "| 8 | owl_attack B2 | 1 (A1\\|A2) | 1 A3 | A3 1? | A1 2 | 1 A1 | open |  |\n");
}

}  // namespace
}  // namespace katachi::regression
