// How far dragons see: where they can go, and who lies beside them.
#include <gtest/gtest.h>

#include "engine/position/escape_route.h"
#include "engine/position/moyo_around.h"
#include "engine/position/neighbours.h"

namespace katachi::position {
namespace {

using board::vertex_at;
using board::VertexSet;

TEST(PointsOfEscape, LieFourStepsAway) {
    const board::Board board(board::parse_rows("........./........./........./........./....X..../........./"
                                               "........./........./.........")
                                 .value());
    const VertexSet points = points_of_escape(board, VertexSet::of(vertex_at(4, 4)));
    EXPECT_EQ(points.count(), 16);
    EXPECT_TRUE(points.contains(vertex_at(0, 4)));
    EXPECT_FALSE(points.contains(vertex_at(1, 4)));
}

// The second step and those behind it may not touch the opponent.
TEST(PointsOfEscape, AreShutOffByStonesOfTheOpponent) {
    const board::Board board(board::parse_rows("X.......O/........O/OO.....OO/........./........./........./"
                                               "........./........./.........")
                                 .value());
    const VertexSet points = points_of_escape(board, VertexSet::of(vertex_at(0, 0)));
    EXPECT_TRUE(points.contains(vertex_at(0, 4)));
    EXPECT_FALSE(points.contains(vertex_at(4, 0)));
    EscapeValues values{};
    values.fill(3);
    values[static_cast<std::size_t>(vertex_at(0, 4))] = 0;
    const std::vector<EscapePoint> found = escapes(board, VertexSet::of(vertex_at(0, 0)), values);
    EXPECT_EQ(found.size(), static_cast<std::size_t>(points.count() - 1));
    EXPECT_EQ(escape_route(found), 3 * (points.count() - 1));
}

// The first step may.
TEST(PointsOfEscape, BeginBesideTheOpponent) {
    const board::Board board(board::parse_rows("X..../OO.../...../...../.....").value());
    VertexSet points = VertexSet::of(vertex_at(0, 4));
    points.insert(vertex_at(1, 3));
    EXPECT_EQ(points_of_escape(board, VertexSet::of(vertex_at(0, 0))), points);
}

// Which may touch the opponent.
TEST(PointsOfEscape, LieBehindStonesOfTheSameSide) {
    const board::Board board(
        board::parse_rows("X.XX...../OOOO...../........./........./........./........./........./........./.........")
            .value());
    EXPECT_EQ(points_of_escape(board, VertexSet::of(vertex_at(0, 0))), VertexSet::of(vertex_at(0, 4)));
}

TEST(Neighbours, LieFivePointsApartAtMost) {
    const auto are_neighbours = [](int columns) {
        board::Position position(9);
        const board::Vertex a = vertex_at(4, 0), b = vertex_at(4, columns);
        for (const board::Vertex stone : {a, b}) position.put(stone, board::Colour::black);
        return !neighbours_of(board::Board(position), {VertexSet::of(a), VertexSet::of(b)})[0].empty();
    };
    EXPECT_TRUE(are_neighbours(5));
    EXPECT_FALSE(are_neighbours(6));
}

TEST(Neighbours, AreThoseWhoseSurroundingsMeet) {
    const board::Board board(board::parse_rows("........./.X.O...../........./........./........./........./"
                                               "........./.......O./.........")
                                 .value());
    const std::vector<VertexSet> dragons{VertexSet::of(vertex_at(1, 1)), VertexSet::of(vertex_at(1, 3)),
                                         VertexSet::of(vertex_at(7, 7))};
    const auto neighbours = neighbours_of(board, dragons);
    EXPECT_EQ(neighbours[0], std::vector<int>{1});
    EXPECT_EQ(neighbours[1], std::vector<int>{0});
    EXPECT_TRUE(neighbours[2].empty());
}

// A white stone that does not live lies in Black's corner.
TEST(MoyoAround, CountsPrisonersTwice) {
    influence::Question question(board::parse_rows("...X/.O.X/...X/XXXX").value());
    const board::Vertex prisoner = vertex_at(1, 1);
    question.living.remove(prisoner);
    const influence::Influence influence = influence::influence_of(question);
    const MoyoAround around = moyo_around({question.living}, influence)[0];
    EXPECT_EQ(around.size, 9);
    EXPECT_NEAR(around.value, 10, 0.1);
}

}  // namespace
}  // namespace katachi::position
