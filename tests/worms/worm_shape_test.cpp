// What is true of strings by where stones stand, on boards that a reader can check.
#include "engine/worms/worm_shape.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/worms/cavities.h"
#include "engine/worms/effective_sizes.h"
#include "engine/worms/liberties_of_order.h"

namespace katachi::worms {
namespace {

board::Board board_of(const char* rows) { return board::Board(board::parse_rows(rows).value()); }

board::Vertex at(const board::Board& board, const char* name) {
    return board::parse_vertex(name, board.size()).value();
}

TEST(LibertiesOfOrder, AreThoseOfTheManual) {
    // Chapter 7.1 draws the points of order 1 to 4 of the two stones in the middle.
    const board::Board board = board_of(".XX..../XO...../XO...../......./.X.X.../......./.......");
    const auto liberties = [&](int order) { return liberties_of_order(board, at(board, "B6"), order); };
    const auto points = [&](std::initializer_list<const char*> names) {
        board::VertexSet set;
        for (const char* name : names) set.insert(at(board, name));
        return set;
    };
    EXPECT_EQ(liberties(1), points({"C6", "C5", "B4"}));
    EXPECT_EQ(liberties(2), points({"D6", "D5", "C4"}));
    EXPECT_EQ(liberties(3), points({"E6", "E5"}));
    EXPECT_EQ(liberties(4), points({"F6", "F5", "E4", "E7"}));
}

TEST(LibertiesOfOrder, GoNoFurtherBetweenTheOpponentAndTheEdge) {
    const board::Board board = board_of("O..../XX.../...../...../.....");
    EXPECT_FALSE(liberties_of_order(board, at(board, "A5"), 1).empty());
    EXPECT_TRUE(liberties_of_order(board, at(board, "A5"), 2).empty());
}

TEST(LibertiesOfOrder, GoNoFurtherBetweenTwoStonesOfTheOpponent) {
    const board::Board upwards = board_of("...../...../.X.X./.XOX./.XXX.");
    EXPECT_EQ(liberties_of_order(upwards, at(upwards, "C2"), 1).count(), 1);
    EXPECT_TRUE(liberties_of_order(upwards, at(upwards, "C2"), 2).empty());
    const board::Board sideways = board_of("...../..XXX/...OX/..XXX/.....");
    EXPECT_EQ(liberties_of_order(sideways, at(sideways, "D3"), 1).count(), 1);
    EXPECT_TRUE(liberties_of_order(sideways, at(sideways, "D3"), 2).empty());
}

TEST(LibertiesOfOrder, GoOnFromOtherStringsOfTheSide) {
    const board::Board board = board_of("......./......./......./O.OO.../......./......./.......");
    const board::VertexSet second = liberties_of_order(board, at(board, "A4"), 2);
    EXPECT_TRUE(second.contains(at(board, "E4"))) << "White B4 and E4 connect it";
    EXPECT_EQ(second.count(), 9);
}

TEST(LibertiesOfOrder, GoNoFurtherThroughAKo) {
    const board::Board board =
        board_of("........./........./........./..OX...../.OX.X..../..OX...../........./........./.........");
    EXPECT_EQ(liberties_of_order(board, at(board, "C5"), 1).count(), 1);
    EXPECT_TRUE(liberties_of_order(board, at(board, "C5"), 2).empty()) << "White takes C5 at D5";
    const board::Board swapped =
        board_of("........./........./........./..XO...../.XO.O..../..XO...../........./........./.........");
    EXPECT_TRUE(liberties_of_order(swapped, at(swapped, "C5"), 2).empty()) << "Black takes C5 at D5";
}

TEST(EffectiveSizes, ShareThePointsThatAreAsNearToSeveral) {
    const board::Board board = board_of("X...O/...../...../...../.....");
    const auto sizes = effective_sizes(board);
    // Four points of each column of two are no more than four steps away, and three of the column between both.
    EXPECT_FLOAT_EQ(sizes[static_cast<std::size_t>(at(board, "A5"))], 1 + 0.5F * (8 + 0.5F * 3));
    EXPECT_FLOAT_EQ(sizes[static_cast<std::size_t>(at(board, "E5"))], 1 + 0.5F * (8 + 0.5F * 3));
}

TEST(EffectiveSizes, CountNoPointTwice) {
    const board::Board board = board_of("X...O/..X../.OO../...X./O....");
    float sum = 0;
    for (const float size : effective_sizes(board)) sum += size;
    EXPECT_FLOAT_EQ(sum, 7 + 0.5F * 18);
}

TEST(Genus, CountsThePartsOfTheRest) {
    const board::Board board = board_of(".X.X./XX.XX/...../.OOO./.O.O.");
    EXPECT_EQ(genus(board, at(board, "A4")), 1);
    EXPECT_EQ(genus(board, at(board, "D5")), 1);
    EXPECT_EQ(genus(board, at(board, "C2")), 1);
    EXPECT_EQ(genus(board_of("X.../..../..../...."), board::vertex_at(0, 0)), 0);
    EXPECT_EQ(genus(board_of("XX/XX"), board::vertex_at(0, 0)), 0) << "it leaves no rest";
}

TEST(Cutting, HangsOnTheCommonLibertiesOfTheStringsThatAreCut) {
    const board::Board cut = board_of("...../.XO../.OX../...../.....");
    EXPECT_EQ(cutting(cut, at(cut, "B4")), Cutting::cuts);
    const board::Board may_cut = board_of("...../.XO../.O.../...../.....");
    EXPECT_EQ(cutting(may_cut, at(may_cut, "B4")), Cutting::may_cut);
    EXPECT_EQ(cutting(may_cut, at(may_cut, "C4")), Cutting::no);
    const board::Board joined = board_of("...../.X.X./.XOX./.X.X./.....");
    EXPECT_EQ(cutting(joined, at(joined, "C3")), Cutting::no) << "both sides have two liberties in common";
    const board::Board one = board_of("OX.../.X.../...../...../.....");
    EXPECT_EQ(cutting(one, at(one, "B5")), Cutting::no) << "it has one neighbour alone";
}

TEST(IsEnclosed, WhereTheOpponentAloneStandsAroundTheSpace) {
    // A nakade stone in the middle.
    const board::Board loose = board_of("OOOOOOO/O.....O/O.....O/O..X..O/O.....O/O.....O/OOOOOOO");
    EXPECT_FALSE(is_enclosed(loose, at(loose, "D4"))) << "it has liberties of second order";
    const board::Board tight = board_of("OOOOO/OO.OO/O.X.O/OO.OO/OOOOO");
    EXPECT_TRUE(is_enclosed(tight, at(tight, "C3")));
    const board::Board friendly = board_of("OOXOO/OO.OO/O.X.O/OO.OO/OOOOO");
    EXPECT_FALSE(is_enclosed(friendly, at(friendly, "C3"))) << "a stone of its own stands beside the space";
    const board::Board edge = board_of("O.O../.XO../OO.../...../.....");
    EXPECT_FALSE(is_enclosed(edge, at(edge, "B4"))) << "a liberty lies on the edge";
}

TEST(Cavities, HaveTheColourOfTheirBorder) {
    const board::Board board = board_of(".X.O./XX.O./..XOO/.X.../X...O");
    const auto found = cavities(board);
    ASSERT_EQ(found.size(), 5U);
    const auto border_at = [&](const char* name) {
        return std::find_if(found.begin(), found.end(),
                            [&](const Cavity& cavity) { return cavity.points.contains(at(board, name)); })
            ->border();
    };
    EXPECT_EQ(border_at("A5"), board::Colour::black);
    EXPECT_EQ(border_at("C5"), board::Colour::empty) << "between both";
    EXPECT_EQ(border_at("E4"), board::Colour::white);
    EXPECT_EQ(border_at("A3"), board::Colour::black);
    EXPECT_EQ(border_at("C1"), board::Colour::empty);
}

}  // namespace
}  // namespace katachi::worms
