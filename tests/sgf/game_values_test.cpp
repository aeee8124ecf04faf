// Points, numbers and komi as they stand in game records.
#include <gtest/gtest.h>

#include "engine/sgf/counted_words.h"
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

TEST(SgfValues, PeopleWriteVerticesInLettersAndDigitsOrInLettersAlone) {
    for (const char* written : {"D2", "d2", "dh"}) EXPECT_EQ(written_vertex(written, 9), board::vertex_at(7, 3));
    EXPECT_EQ(written_vertex("Pass", 9), board::pass_vertex);
    for (const char* none : {"K10", "ja", "I5", "DH", "d", "dhh", "", "tt"})
        EXPECT_EQ(written_vertex(none, 9), std::nullopt) << none;
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

TEST(CountedWords, BecomeDigits) {
    EXPECT_EQ(with_digits("九段"), "9段");
    EXPECT_EQ(with_digits("十"), "10");
    EXPECT_EQ(with_digits("二十三日"), "23日");
    EXPECT_EQ(with_digits("二〇"), "20");
    EXPECT_EQ(with_digits("〇"), "〇") << "a mark";
    EXPECT_EQ(count_before("3目半", "目"), 3.5);
    EXPECT_EQ(count_before("1又3/4子", "子"), 1.75);
    EXPECT_EQ(count_before("白半目", "目"), 0.5);
    EXPECT_EQ(count_before("白", "目"), std::nullopt);
    EXPECT_EQ(count_before("1/0子", "子"), std::nullopt);
    EXPECT_EQ(count_before("3子又3/4", "子"), 3.75);
    EXPECT_EQ(count_before("白胜3,75子", "子"), 3.75);
    EXPECT_EQ(count_before("黒,5目", "目"), 5);
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

// As Asian records have it: what is read is read rightly, and the rest is told.
TEST(SgfValues, KomiIsInWordsAndWideDigits) {
    for (const char* text :
         {"六目半", "６．５", "６目半", "6½目", "6.5目", "6,5目", "六点五目", "コミ6目半", "先番６目半コミ出し"}) {
        EXPECT_EQ(sgf_komi(text).points, 6.5) << text;
        EXPECT_FALSE(sgf_komi(text).is_doubtful) << text;
    }
    for (const char* text :
         {"3子又3/4", "三子又3/4", "3又3/4子", "3.75子", "3,75子", "黑贴3又3/4子", "375子", "３７５"}) {
        EXPECT_EQ(sgf_komi(text).points, 7.5) << text;
        EXPECT_FALSE(sgf_komi(text).is_doubtful) << text;
    }
    EXPECT_EQ(sgf_komi("十目").points, 10);
    EXPECT_EQ(sgf_komi("半目").points, 0.5);
    EXPECT_EQ(sgf_komi("-6目半").points, -6.5);
    EXPECT_EQ(sgf_komi("三又四分之三子").points, std::nullopt);
    EXPECT_EQ(sgf_komi("コミなし").points, std::nullopt);
    EXPECT_TRUE(sgf_komi("3子3").is_doubtful);
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
