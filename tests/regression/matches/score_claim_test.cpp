#include "regression/matches/score_claim.h"

#include <gtest/gtest.h>

namespace katachi::regression {
namespace {

TEST(ScoreClaim, IsBlacksPointsLessWhites) {
    EXPECT_EQ(read_score("B+3.5"), 3.5);
    EXPECT_EQ(read_score("w+12.0 (upper bound: -12.0, lower: -12.0)"), -12);
    EXPECT_EQ(read_score("0"), 0);
    EXPECT_EQ(read_score("Draw"), 0);
    for (const char* nothing : {"", "B+", "B+R", "W+Resign", "B3.5", "B+3,5", "B+inf", "?", "White wins"})
        EXPECT_FALSE(read_score(nothing)) << nothing;
}

TEST(ScoreClaim, NamesWholeStrings) {
    board::Board board(9);
    for (const char* point : {"C3", "C4", "G7"}) board.play(board::Colour::black, *board::parse_vertex(point, 9));
    EXPECT_EQ(named_stones("C3\n", board), board.string_stones(*board::parse_vertex("C4", 9)));
    EXPECT_EQ(named_stones("C3 C4\nG7", board)->count(), 3);
    EXPECT_TRUE(named_stones("", board)->empty());
    EXPECT_FALSE(named_stones("E5", board));
    EXPECT_FALSE(named_stones("C3 nobody", board));
}

}  // namespace
}  // namespace katachi::regression
