// From an eye space on a board to its value and vital points.
#include "engine/eyes/space_value.h"

#include <gtest/gtest.h>

#include "engine/match/eyes/board_space.h"

namespace katachi::eyes {
namespace {

using board::Colour;
using board::vertex_at;
using match::eye_point;

// By the solver alone.
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
        match::bare_eye_space(corner(), {.defender = Colour::white, .points = corner_points, .margins = eye_point(4)});
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
        match::bare_eye_space(corner(), {.defender = Colour::white, .points = corner_points, .margins = eye_point(4)});
    EXPECT_EQ(bare.neighbours, drawn.neighbours);
    EXPECT_EQ(bare.walled, drawn.walled);
    EXPECT_EQ(values(1'000'000).of(bare).least, values(1'000'000).of(drawn).least);
}

TEST(BoardSpace, AHalfEyeTouchesItsKeyPoint) {
    // The point of White that touches nothing but walls, and one diagonal to it.
    const board::Position position =
        *board::parse_rows("........./........./..XX...../.XOOO..../.XO.O..../.X.OO..../..XX...../........./.........");
    const std::vector<board::Vertex> points{vertex_at(4, 3), vertex_at(5, 2)};
    const std::vector<match::JoinedEyePoints> joined{{0, 1}};
    const match::BoardEyeSpace space{
        .defender = Colour::white, .points = points, .margins = eye_point(1), .joined = joined};
    const SpaceValue value = values(1'000'000).of(match::bare_eye_space(position, space));
    EXPECT_EQ(match::eye_value_text(value.least), "0011");
    EXPECT_TRUE(value.is_proved());
    EXPECT_EQ(match::vertices_of(space, value.attack_points), std::vector<board::Vertex>{points[1]});
}

TEST(SpaceValue, IsBoundedFromBothSidesWhereTheSearchGivesUp) {
    const auto space = match::bare_eye_space(match::read_eye_graph("!..%....%...!").graph);
    const SpaceValue exact = values(4'000'000).of(space);
    ASSERT_TRUE(exact.is_proved());
    for (const std::size_t most : {1, 10, 100, 1'000}) {
        const SpaceValue value = values(most).of(space);
        EXPECT_LE(value.least.attacked_twice, exact.least.attacked_twice);
        EXPECT_LE(value.least.attacked, exact.least.attacked);
        EXPECT_LE(value.least.defended, exact.least.defended);
        EXPECT_LE(value.least.defended_twice, exact.least.defended_twice);
        EXPECT_GE(value.most.attacked_twice, exact.least.attacked_twice);
        EXPECT_GE(value.most.attacked, exact.least.attacked);
        EXPECT_GE(value.most.defended, exact.least.defended);
        EXPECT_GE(value.most.defended_twice, exact.least.defended_twice);
    }
    EXPECT_FALSE(values(1).of(space).is_proved());
}

}  // namespace
}  // namespace katachi::eyes
