#include "compiler/reference_matcher/eye_space.h"

#include <gtest/gtest.h>

#include "compiler/reader/reader.h"

namespace katachi::match {
namespace {

compiler::Pattern eye_shape(const std::string& rows) {
    compiler::PatternDatabase database;
    database.spec.kind = compiler::DatabaseKind::eye_shape;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("eyes.db", "Pattern 1\n\n" + rows + "\n:1111\n"), database,
                          diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return database.patterns.at(0);
}

std::size_t fits(const std::string& shape, const std::string& rows) {
    std::vector<Match> matches;
    compiler::match_eye_shape(eye_shape(shape),
                              compiler::enclosed_eye_spaces(board::parse_rows(rows).value(), board::Colour::white),
                              board::Colour::white, matches);
    return matches.size();
}

const std::string bent_three_in_corner = "..O../.OO../OO.../...../.....";
const std::string straight_three_on_side = "..O../.OO../...../...../.....";

TEST(EyeSpace, IsARegionThatOwnStonesEnclose) {
    const auto spaces =
        compiler::enclosed_eye_spaces(board::parse_rows(bent_three_in_corner).value(), board::Colour::white);
    ASSERT_EQ(spaces.size(), 1U);  // the outside is too large for an eye space
    EXPECT_EQ(spaces[0].size(), 3U);
}

TEST(EyeShape, FitsWhereverItsPointsAreNeighboursAlike) {
    EXPECT_EQ(fits(".*.\n", bent_three_in_corner), 1U);  // a bent three is the same graph as a straight one
    EXPECT_EQ(fits("..\n..\n", bent_three_in_corner), 0U);
    EXPECT_EQ(fits(".*.\n", straight_three_on_side), 0U);  // not enclosed
}

TEST(EyeShape, WantsItsStones) {
    const std::string with_stone = ".XO../.OO../OO.../...../.....";
    EXPECT_EQ(fits(".x.\n", with_stone), 0U);  // the stone is at the end of the three, not in the middle
    EXPECT_EQ(fits("..X\n", with_stone), 1U);
    EXPECT_EQ(fits("..x\n", with_stone), 1U);
    EXPECT_EQ(fits("...\n", with_stone), 0U);
}

TEST(EyeShape, WithDrawnEdgesKeepsToThem) {
    EXPECT_EQ(fits("|.\n|..\n+--\n", bent_three_in_corner), 1U);
    const std::string in_the_centre = "......./..OOO../..O.OO./..O..O./..OOOO./......./.......";
    EXPECT_EQ(fits(".*.\n", in_the_centre), 1U);
    EXPECT_EQ(fits("|.\n|..\n+--\n", in_the_centre), 0U);
}

TEST(EyeShape, WithMarginalPointsNeedsThem) { EXPECT_EQ(fits("!*.\n", bent_three_in_corner), 0U); }

}  // namespace
}  // namespace katachi::match
