// From an eye space on a board to its value and vital points.
#include "engine/eyes/space_value.h"

#include <gtest/gtest.h>

#include <random>

#include "engine/eyes/solved_eyes.h"
#include "tests/eyes/board_space.h"
#include "tests/support/random_position.h"

namespace katachi::eyes {
namespace {

using board::Colour;
using board::vertex_at;
using match::eye_point;

// The values are those of the solver alone.
SpaceValues values(std::size_t most_positions) {
    static const match::EyeTables no_tables;
    return {no_tables, most_positions};
}

// White's space is the corner of a 9x9 board, open at d1 towards black stones.
board::Position corner() {
    return *board::parse_rows(
        "........./........./........./........./........./........./OO......./.OOO...../..X.X....");
}

const std::vector<board::Vertex> corner_points{vertex_at(7, 0), vertex_at(8, 0), vertex_at(8, 1), vertex_at(8, 2),
                                               vertex_at(8, 3)};

TEST(BoardSpace, KnowsStonesNeighboursAndWall) {
    const auto bare =
        bare_eye_space(corner(), {.defender = Colour::white, .points = corner_points, .margins = eye_point(4)});
    EXPECT_EQ(bare.size, 5U);
    EXPECT_EQ(bare.stones, eye_point(3));
    EXPECT_EQ(bare.islands, 0U);
    EXPECT_EQ(bare.margins, eye_point(4));
    EXPECT_EQ(bare.walled, bare.all() & ~eye_point(1));
    EXPECT_EQ(bare.neighbours[0], eye_point(1));
    EXPECT_EQ(bare.neighbours[1], eye_point(0) | eye_point(2));
    EXPECT_EQ(bare.neighbours[3], eye_point(2) | eye_point(4));
}

TEST(BoardSpace, IsTheSameAsItsDrawing) {
    const auto drawn = match::bare_eye_space(match::read_eye_graph("|.%|..X!%+----").graph);
    const auto bare =
        bare_eye_space(corner(), {.defender = Colour::white, .points = corner_points, .margins = eye_point(4)});
    EXPECT_EQ(bare.neighbours, drawn.neighbours);
    EXPECT_EQ(bare.walled, drawn.walled);
    EXPECT_EQ(values(1'000'000).of(bare).least, values(1'000'000).of(drawn).least);
}

// Whether each number of a value lies within the bounds.
bool is_within(const match::EyeValue& value, const SpaceValue& bounds) {
    const auto lies = [&](std::uint8_t match::EyeValue::*number) {
        return bounds.least.*number <= value.*number && value.*number <= bounds.most.*number;
    };
    return lies(&match::EyeValue::attacked_twice) && lies(&match::EyeValue::attacked) &&
           lies(&match::EyeValue::defended) && lies(&match::EyeValue::defended_twice);
}

TEST(SpaceValue, IsBoundedFromBothSidesWhereTheSearchGivesUp) {
    for (const char* text : {"!..%....%...!", "!..%...%.X.", "X..%..!%...!"}) {
        const auto space = match::bare_eye_space(match::read_eye_graph(text).graph);
        const auto exact = EyeSolver(space, {}).solve();
        ASSERT_TRUE(exact);
        for (const std::size_t most : {1U, 10U, 100U, 1'000U})
            EXPECT_TRUE(is_within(exact->value, values(most).of(space)));
        EXPECT_FALSE(values(1).of(space).is_proved());
    }
}

// A point that only the attacker's stones make worthless: joined stones prove nothing of it.
TEST(SpaceValue, IsNarrowedByWhatASearchHasFound) {
    const auto space = match::bare_eye_space(match::read_eye_graph("!").graph);
    const auto bounds = [&](WorthBounds attacked, WorthBounds defended) {
        const SpaceValue value = bounded_value(space, {}, {.attacked = attacked, .defended = defended});
        return match::eye_value_text(value.least) + ' ' + match::eye_value_text(value.most);
    };
    EXPECT_EQ(bounds({0, 2}, {0, 2}), "0000 2222");
    EXPECT_EQ(bounds({1, 2}, {0, 2}), "0111 2222") << "who moves first gains";
    EXPECT_EQ(bounds({0, 2}, {1, 2}), "0011 2222");
    EXPECT_EQ(bounds({0, 2}, {0, 1}), "0000 1112");
    EXPECT_EQ(bounds({0, 1}, {1, 2}), "0011 1122");
    EXPECT_EQ(bounds({0, 0}, {2, 2}), "0022 0022");
}

TEST(SpaceValue, IsNoLessThanWhatJoinedStonesProve) {
    const auto space = match::bare_eye_space(match::read_eye_graph("............").graph);
    EXPECT_EQ(match::eye_value_text(bounded_value(space, {}, {}).least), "2222");
}

TEST(SpaceValue, KeepsTheDecidingMovesWhereThreatsAreTooMuch) {
    const auto space = match::bare_eye_space(match::read_eye_graph("!...%!.X%O.").graph);
    const auto exact = EyeSolver(space, {}).solve();
    ASSERT_TRUE(exact);
    ASSERT_LT(exact->value.attacked, exact->value.defended);
    bool is_seen = false;
    for (std::size_t most = 1; most < 4'000 && !is_seen; most += 5) {
        const SpaceValue value = values(most).of(space);
        is_seen = !value.is_proved() && value.attack_points != 0;
        if (!is_seen) continue;
        EXPECT_EQ(value.attack_points, exact->attack_points);
        EXPECT_EQ(value.defence_points, exact->defence_points);
    }
    EXPECT_TRUE(is_seen);
}

TEST(SpaceValue, IsProvedByJoinedStonesInLargeSpaces) {
    const SpaceValue value = values(0).of(match::bare_eye_space(match::read_eye_graph("............").graph));
    EXPECT_TRUE(value.is_proved());
    EXPECT_EQ(value.source, SpaceValue::Source::bounds);
    EXPECT_EQ(match::eye_value_text(value.least), "2222");
}

// Whoever believes a number would take a proof of less for it anyway.
TEST(SpaceValue, ProvesNothingThatIsBelieved) {
    std::mt19937 random(test::test_seed());
    const match::EyeValue nothing{0, 0, 0, 0}, two_eyes{2, 2, 2, 2};
    int left_out = 0;
    for (int round = 0; round < 100; ++round) {
        std::string text = "......%......";
        for (char& cell : text)
            if (cell == '.') cell = std::string_view("....XX!")[random() % 7];
        const auto space = match::bare_eye_space(match::read_eye_graph(text).graph);
        match::EyeValue least = values(0).of(space).least;
        for (std::uint8_t* number : {&least.attacked_twice, &least.attacked, &least.defended, &least.defended_twice}) {
            left_out += *number == 1 ? 1 : 0;
            *number = *number == 1 ? 0 : *number;
        }
        EXPECT_EQ(values(0).of(space, usual_outer_liberties, 1).least, least) << text;
        const match::EyeValue all_at_once = values(0).of(space, usual_outer_liberties, 2).least;
        EXPECT_TRUE(all_at_once == nothing || all_at_once == two_eyes) << text;
    }
    EXPECT_GT(left_out, 0);
}

TEST(SpaceValue, OfSmallSpacesStandsInTheTable) {
    const SpaceValues values(solved_eyes().eyes, 0);
    const auto space = match::bare_eye_space(match::read_eye_graph("!..%.X.").graph);
    const SpaceValue value = values.of(space);
    EXPECT_EQ(value.source, SpaceValue::Source::table);
    const auto exact = EyeSolver(space, {}).solve();
    ASSERT_TRUE(exact);
    EXPECT_EQ(value.least, exact->value);
    EXPECT_EQ(value.most, exact->value);
    EXPECT_EQ(value.attack_points, exact->attack_points);
    EXPECT_EQ(value.defence_points, exact->defence_points);
}

}  // namespace
}  // namespace katachi::eyes
