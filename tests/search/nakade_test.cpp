#include "engine/search/nakade.h"

#include <gtest/gtest.h>

namespace katachi {
namespace {

// The vital point of the space that Black holds in the upper left corner of `rows`.
Vertex vital(std::string_view rows) {
    return vital_point(PlayoutBoard(*parse_rows(rows)), Colour::black, vertex_at(0, 0));
}

TEST(Nakade, IsTheMiddleOfThree) {
    EXPECT_EQ(vital("...X./XXXX./...../...../....."), vertex_at(0, 1));
    EXPECT_EQ(vital("..X../.XX../XX.../...../....."), vertex_at(0, 0));
}

TEST(Nakade, IsTheMiddleOfLargerSpaces) {
    EXPECT_EQ(vital("...X./X.XX./XXX../...../....."), vertex_at(0, 1));  // pyramid four
    EXPECT_EQ(vital("...X./..XX./XXX../...../....."), vertex_at(0, 1));  // bulky five
    EXPECT_EQ(vital("..XX./...X./X.XX./XXXX./....."), vertex_at(1, 1));  // rabbity six
}

TEST(Nakade, IsNowhereWhereTheShapeDecides) {
    EXPECT_EQ(vital(".X.../XX.../...../...../....."), pass_vertex);
    EXPECT_EQ(vital("..X../XXX../...../...../....."), pass_vertex);
    EXPECT_EQ(vital("..X../..X../XXX../...../....."), pass_vertex);  // square four
    EXPECT_EQ(vital("....X/XXXXX/...../...../....."), pass_vertex);  // four in a row
    EXPECT_EQ(vital("...../...../...../...../....."), pass_vertex);
}

TEST(Nakade, IsNotInASpaceThatOthersTouch) {
    EXPECT_EQ(vital("...O./XXXX./...../...../....."), pass_vertex);
    EXPECT_EQ(vital_point(PlayoutBoard(*parse_rows("...X./XXXX./...../...../.....")), Colour::white, vertex_at(0, 0)),
              pass_vertex);
}

}  // namespace
}  // namespace katachi
