// Points, numbers and komi as they stand in game records.
#include <gtest/gtest.h>

#include "engine/sgf/komi.h"
#include "engine/sgf/values.h"
#include "engine/sgf/written_number.h"

namespace katachi::sgf {
namespace {

TEST(SgfValues, PointsLieOnTheBoard) {
    EXPECT_EQ(sgf_point("ii", 9), board::vertex_at(8, 8));
    EXPECT_EQ(sgf_point("ca", 9), board::vertex_at(0, 2));
    for (const char* beyond : {"ij", "ji", "a", "abc", "A1", "a ", ""}) EXPECT_EQ(sgf_point(beyond, 9), std::nullopt);
}

TEST(SgfValues, NumbersMayHaveFractions) {
    const auto number = [](std::string_view text) {
        const auto found = written_number(text);
        return found ? std::to_string(found->value) + "|" + std::string(found->rest) : "none";
    };
    EXPECT_EQ(number("6 1/2 points"), "6.500000|points");
    EXPECT_EQ(number("-3又3/4子"), "-3.750000|子");
    EXPECT_EQ(number("1/1"), "1.000000|/1") << "no part of one";
    EXPECT_EQ(number("5 3/2"), "5.000000|3/2");
    EXPECT_EQ(number("--5"), "none");
}

TEST(SgfValues, KomiIsInPoints) {
    EXPECT_EQ(sgf_komi("3.75子").points, 7.5);
    EXPECT_EQ(sgf_komi("黒6目半").points, 6.5);
    EXPECT_EQ(sgf_komi("5호반").points, 5.5);
    EXPECT_EQ(sgf_komi("6목반").points, 6.5);
    EXPECT_EQ(sgf_komi("黒401目").points, std::nullopt);
    EXPECT_EQ(sgf_komi("40000").points, 400);
    EXPECT_EQ(sgf_komi("40050").points, std::nullopt);
    EXPECT_EQ(sgf_komi("361.0").points, 361);
    EXPECT_EQ(sgf_komi("361,5 points").points, 361.5);
    EXPECT_EQ(sgf_komi("650.0").points, 6.5);
    EXPECT_FALSE(sgf_komi("650").is_doubtful);
    EXPECT_TRUE(sgf_komi("650 or so").is_doubtful);
}

TEST(SgfValues, KomiReadsAsItIsWritten) {
    for (int halves = -800; halves <= 800; ++halves) {
        const double komi = halves / 2.0;
        const SgfKomi read = sgf_komi(sgf_komi_text(komi));
        EXPECT_EQ(read.points, komi) << sgf_komi_text(komi);
        EXPECT_FALSE(read.is_corrected || read.is_doubtful) << sgf_komi_text(komi);
    }
    EXPECT_EQ(sgf_komi_text(6.5), "6.5");
    EXPECT_EQ(sgf_komi_text(7), "7");
    EXPECT_EQ(sgf_komi_text(361), "361.0");
}

}  // namespace
}  // namespace katachi::sgf
