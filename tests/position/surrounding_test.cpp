// The pictures of the manual's chapter 13.11.
#include "engine/position/surrounding.h"

#include <gtest/gtest.h>

#include <initializer_list>

#include "tests/support/turned_position.h"

namespace katachi::position {
namespace {

using board::vertex_at;

board::Board set_up(const char* rows) { return board::Board(board::parse_rows(rows).value()); }

// The dragon is the white one, in the middle of a large board.
Surrounding of_white(const std::string& rows) {
    const board::Board board = set_up(rows.c_str());
    return surrounding(board, board.stones(board::Colour::white));
}

std::string in_the_middle(const std::vector<std::string>& drawn) {
    std::string rows;
    for (int row = 0; row < 19; ++row) {
        std::string text(19, '.');
        const int at = row - 6;
        if (at >= 0 && at < static_cast<int>(drawn.size()))
            text.replace(5, drawn[static_cast<std::size_t>(at)].size(), drawn[static_cast<std::size_t>(at)]);
        rows += (row > 0 ? "/" : "") + text;
    }
    return rows;
}

TEST(Surrounding, EndsWhereADragonHasCrossedALine) {
    EXPECT_EQ(of_white(in_the_middle({"....O....", ".X.....X.", ".X...O...X", "...O.....", "..X....X."})).status,
              Surrounded::no);
}

TEST(Surrounding, IsFullBehindNarrowGaps) {
    EXPECT_EQ(of_white(in_the_middle({"..X.X..", ".......", ".X...X.", "...O...", ".X...X.", "..X.X.."})).status,
              Surrounded::fully);
}

TEST(Surrounding, IsWeakBehindWideGaps) {
    EXPECT_EQ(
        of_white(in_the_middle({"..X....X..", "..........", "..........", "X...OO...X", "..........", "..X....X.."}))
            .status,
        Surrounded::weakly);
}

TEST(Surrounding, UsesTheEdge) {
    const Surrounding found = of_white(
        "OO.X...../"
        ".O.X...../"
        "..X....../"
        "XX......./........./........./........./........./.........");
    EXPECT_EQ(found.status, Surrounded::fully);
    EXPECT_GE(found.size, 9);
}

TEST(Surrounding, UsesEachEdge) {
    const board::Position corner =
        board::parse_rows("OO.X...../.O.X...../..X....../XX......./........./........./........./........./.........")
            .value();
    for (const board::Orientation orientation : board::all_orientations) {
        const board::Board board(test::turned(corner, orientation));
        EXPECT_EQ(surrounding(board, board.stones(board::Colour::white)).status, Surrounded::fully)
            << board::name(orientation);
    }
}

// The dragon is a white stone, with black stones so many rows and columns away.
Surrounded with_ring(board::Vertex stone, std::initializer_list<board::Offset> ring) {
    board::Position position(19);
    position.put(stone, board::Colour::white);
    for (const board::Offset offset : ring)
        position.put(board::vertex_at(board::row_of(stone) + offset.row, board::column_of(stone) + offset.column),
                     board::Colour::black);
    const board::Board board(position);
    return surrounding(board, board.stones(board::Colour::white)).status;
}

constexpr board::Vertex middle = vertex_at(9, 9);

TEST(Surrounding, HangsOnTheGreatestGap) {
    EXPECT_EQ(with_ring(middle, {{-3, 0}, {-1, 4}, {1, 4}, {3, 0}, {1, -4}, {-1, -4}}), Surrounded::fully) << "2 and 4";
    EXPECT_EQ(with_ring(middle, {{-3, 0}, {0, 4}, {3, 0}, {0, -4}}), Surrounded::weakly) << "3 and 4";
    EXPECT_EQ(with_ring(middle, {{-3, -3}, {-1, 3}, {3, 3}, {1, -3}}), Surrounded::weakly) << "2 and 6";
    EXPECT_EQ(with_ring(middle, {{-3, -2}, {1, 3}, {3, 2}, {-1, -3}}), Surrounded::no) << "4 and 5";
}

TEST(Surrounding, IsDoneByStonesThatAreNear) {
    EXPECT_EQ(with_ring(middle, {{-3, 0}, {0, 3}, {3, 0}, {2, -4}, {-2, -4}}), Surrounded::fully);
    EXPECT_EQ(with_ring(middle, {{-3, 0}, {0, 3}, {3, 0}, {2, -5}, {-2, -5}}), Surrounded::no);
}

TEST(Surrounding, CountsNoStoneBehindANearerOne) {
    EXPECT_EQ(with_ring(middle, {{2, 3}, {1, 5}, {-2, 1}, {-2, -2}, {2, -2}, {3, 0}}), Surrounded::weakly);
    EXPECT_EQ(with_ring(middle, {{2, 3}, {2, 4}, {-2, 1}, {-2, -2}, {2, -2}, {3, 0}}), Surrounded::fully);
}

TEST(Surrounding, UsesTheEdgeBelowStonesOnTheThirdLine) {
    constexpr board::Vertex low = vertex_at(1, 9);
    EXPECT_EQ(with_ring(low, {{1, -3}, {3, -1}, {3, 1}, {1, 3}}), Surrounded::fully);
    EXPECT_EQ(with_ring(low, {{2, -3}, {3, -1}, {3, 1}, {2, 3}}), Surrounded::no);
}

TEST(Surrounding, IsNoneWithoutStonesOfTheOpponent) {
    EXPECT_EQ(of_white(in_the_middle({"...O..."})).status, Surrounded::no);
    EXPECT_EQ(of_white(in_the_middle({"X..O..."})).status, Surrounded::no);
}

TEST(Surrounding, TakesOffEscape) {
    EXPECT_EQ(left_of_escape(9, Surrounded::no), 9);
    EXPECT_EQ(left_of_escape(9, Surrounded::weakly), 4);
    EXPECT_EQ(left_of_escape(9, Surrounded::fully), 0);
}

TEST(Surrounding, HasTheHullThatItCounts) {
    const Surrounding found =
        of_white(in_the_middle({"..X.X..", ".......", ".X...X.", "...O...", ".X...X.", "..X.X.."}));
    EXPECT_EQ(found.hull.count(), found.size);
    EXPECT_TRUE(found.hull.contains(vertex_at(9, 8)));
    EXPECT_TRUE(found.hull.contains(vertex_at(8, 6)));
    EXPECT_FALSE(found.hull.contains(vertex_at(6, 6)));
}

// A stone that is not there yet shuts the gap.
TEST(Surrounding, CountsOneStoneMore) {
    const board::Board board =
        set_up(in_the_middle({"..X.X..", ".......", ".X.....", "...O...", ".X.....", "..X.X.."}).c_str());
    const board::VertexSet dragon = board.stones(board::Colour::white);
    EXPECT_EQ(surrounding(board, dragon).status, Surrounded::weakly);
    EXPECT_EQ(surrounding(board, dragon, vertex_at(9, 10)).status, Surrounded::fully);
}

}  // namespace
}  // namespace katachi::position
