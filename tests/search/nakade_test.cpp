#include "engine/search/nakade.h"

#include <gtest/gtest.h>

namespace katachi::search {
namespace {

// The vital point of the space that Black holds in the upper left corner of `rows`.
board::Vertex vital(std::string_view rows) {
    return vital_point(PlayoutBoard(*board::parse_rows(rows)), board::Colour::black, board::vertex_at(0, 0));
}

TEST(Nakade, IsTheMiddleOfThree) {
    EXPECT_EQ(vital("...X./XXXX./...../...../....."), board::vertex_at(0, 1));
    EXPECT_EQ(vital("..X../.XX../XX.../...../....."), board::vertex_at(0, 0));
}

TEST(Nakade, IsTheMiddleOfLargerSpaces) {
    EXPECT_EQ(vital("...X./X.XX./XXX../...../....."), board::vertex_at(0, 1));  // pyramid four
    EXPECT_EQ(vital("...X./..XX./XXX../...../....."), board::vertex_at(0, 1));  // bulky five
    EXPECT_EQ(vital("..XX./...X./X.XX./XXXX./....."), board::vertex_at(1, 1));  // rabbity six
}

TEST(Nakade, IsNowhereWhereTheShapeDecides) {
    EXPECT_EQ(vital(".X.../XX.../...../...../....."), board::pass_vertex);
    EXPECT_EQ(vital("..X../XXX../...../...../....."), board::pass_vertex);
    EXPECT_EQ(vital("..X../..X../XXX../...../....."), board::pass_vertex);  // square four
    EXPECT_EQ(vital("....X/XXXXX/...../...../....."), board::pass_vertex);  // four in a row
    EXPECT_EQ(vital("....X/X.XXX/XXX../...../....."), board::pass_vertex);  // five, of which no four are a square
    EXPECT_EQ(vital("...../...../...../...../....."), board::pass_vertex);
}

TEST(Nakade, IsNotInASpaceThatOthersTouch) {
    EXPECT_EQ(vital("...O./XXXX./...../...../....."), board::pass_vertex);
    EXPECT_EQ(vital_point(PlayoutBoard(*board::parse_rows("...X./XXXX./...../...../.....")), board::Colour::white,
                          board::vertex_at(0, 0)),
              board::pass_vertex);
}

}  // namespace
}  // namespace katachi::search
