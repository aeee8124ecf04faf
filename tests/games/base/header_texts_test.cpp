// Dates, results, ranks, rules and komi as headers of games write them.
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "engine/sgf/komi.h"
#include "games/base/folded_text.h"
#include "games/base/header_date.h"
#include "games/base/header_rank.h"
#include "games/base/header_result.h"
#include "games/base/header_rules.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

std::string date(const std::string& text) {
    const auto found = header_date(text);
    return found ? found->text() : "";
}

TEST(HeaderDate, IsReadInAnyForm) {
    EXPECT_EQ(date("2016-07-03"), "2016-07-03");
    EXPECT_EQ(date("2016.7.3"), "2016-07-03");
    EXPECT_EQ(date("2016/07/03"), "2016-07-03");
    EXPECT_EQ(date("20160703"), "2016-07-03");
    EXPECT_EQ(date("2016年7月3日"), "2016-07-03");
    EXPECT_EQ(date("２０１６年７月３日"), "2016-07-03");
    EXPECT_EQ(date("2016년 7월 3일"), "2016-07-03");
    EXPECT_EQ(date("昭和53年5月3日"), "1978-05-03");
    EXPECT_EQ(date("平成二十三年十月十五日"), "2011-10-15");
    EXPECT_EQ(date("昭和十四年九月廿八日"), "1939-09-28");
    EXPECT_EQ(date("平成元年5月3日"), "1989-05-03");
    EXPECT_EQ(date("民國54年"), "1965");
    EXPECT_EQ(date("二〇〇三年十月卅日"), "2003-10-30");
    EXPECT_EQ(date("2003年4月15日（第二日）"), "2003-04-15");
    EXPECT_EQ(date("2003年4月15日、2日目"), "2003-04-15");
    EXPECT_EQ(date("3 Jul 2016"), "2016-07-03");
    EXPECT_EQ(date("July 3rd, 2016"), "2016-07-03");
    EXPECT_EQ(date("03.07.2016"), "2016-07-03");
    EXPECT_EQ(date("7/31/2016"), "2016-07-31");
    EXPECT_EQ(date("31/7/2016"), "2016-07-31");
    EXPECT_EQ(date("7/7/2016"), "2016-07-07");
    EXPECT_EQ(date("2016-07-03 14:25:10"), "2016-07-03");
}

TEST(HeaderDate, IsAsFineAsItIsSaid) {
    EXPECT_EQ(date("2016-07"), "2016-07");
    EXPECT_EQ(date("July 2016"), "2016-07");
    EXPECT_EQ(date("2016年7月"), "2016-07");
    EXPECT_EQ(date("2016"), "2016");
    EXPECT_EQ(date("Published 1862"), "1862");
    EXPECT_EQ(date("3/7/2016"), "2016");
    EXPECT_EQ(date("10/31, 2016"), "2016");
    EXPECT_EQ(date("13 7 2016"), "2016");
    EXPECT_EQ(date("2016-13-40"), "2016");
    EXPECT_EQ(date("2015-02-29"), "2015-02");
    EXPECT_EQ(date("2016-02-29"), "2016-02-29");
    EXPECT_EQ(date("unknown"), "");
    EXPECT_EQ(date("round 3"), "");
    EXPECT_EQ(date("0000-00-00"), "");
}

TEST(HeaderDate, SpansAListOfDays) {
    EXPECT_EQ(date("2016-07-03,04"), "2016-07-03 to 2016-07-04");
    EXPECT_EQ(date("1996-12-27,28,1997-01-03,04"), "1996-12-27 to 1997-01-04");
    EXPECT_EQ(date("1996-05-06,06-07"), "1996-05-06 to 1996-06-07");
    EXPECT_EQ(date("1996-12-27,1997-01-03,02-04"), "1996-12-27 to 1997-02-04");
    EXPECT_EQ(date("1996-05,06"), "1996-05-01 to 1996-06-30");
    EXPECT_EQ(date("1996,1998"), "1996-01-01 to 1998-12-31");
    EXPECT_EQ(date("2016-07-03~05"), "2016-07-03 to 2016-07-05");
    EXPECT_EQ(date("2016-07-03 to 2016-07-05"), "2016-07-03 to 2016-07-05");
    EXPECT_EQ(date("2016年7月3日、4日"), "2016-07-03 to 2016-07-04");
}

TEST(HeaderDate, OfAFilterIsPlain) {
    EXPECT_TRUE(plain_date("2016").has_value());
    EXPECT_TRUE(plain_date("2016-07").has_value());
    EXPECT_FALSE(plain_date("2016-13").has_value());
    EXPECT_FALSE(plain_date("16").has_value());
    EXPECT_FALSE(plain_date("July").has_value());
}

std::string result(const std::string& text) { return header_result(text).text(); }

TEST(HeaderResult, IsReadFromSgf) {
    EXPECT_EQ(result("B+R"), "B+R");
    EXPECT_EQ(result("W+Resign"), "W+R");
    EXPECT_EQ(result("w+3.50"), "W+3.5");
    EXPECT_EQ(result("W+3,5"), "W+3.5");
    EXPECT_EQ(result("B+Time"), "B+T");
    EXPECT_EQ(result("B+F"), "B+F");
    EXPECT_EQ(result("B+"), "B+");
    EXPECT_EQ(result("W+0.0"), "W+");
    EXPECT_EQ(result("0"), "0");
    EXPECT_EQ(result("Draw"), "0");
    EXPECT_EQ(result("Jigo"), "0");
    EXPECT_EQ(result("Void"), "Void");
    EXPECT_EQ(result("?"), "");
    EXPECT_EQ(result(""), "");
    EXPECT_EQ(result("adjourned"), "");
    EXPECT_EQ(result("game 10"), "");
}

TEST(HeaderResult, IsReadFromWords) {
    EXPECT_EQ(result("黑中盘胜"), "B+R");
    EXPECT_EQ(result("黒中押し勝ち"), "B+R");
    EXPECT_EQ(result("257手完, 黒中押し勝ち"), "B+R");
    EXPECT_EQ(result("흑 불계승"), "B+R");
    EXPECT_EQ(result("白胜3目半"), "W+3.5");
    EXPECT_EQ(result("白2目半勝"), "W+2.5");
    EXPECT_EQ(result("白三目半胜"), "W+3.5");
    EXPECT_EQ(result("白半目胜"), "W+0.5");
    EXPECT_EQ(result("백 3집반승"), "W+3.5");
    EXPECT_EQ(result("黑胜1又3/4子"), "B+3.5");
    EXPECT_EQ(result("黑胜1/4子"), "B+0.5");
    EXPECT_EQ(result("白超时负"), "B+T");
    EXPECT_EQ(result("White wins by 2.5"), "W+2.5");
    EXPECT_EQ(result("Black resigns"), "W+R");
    EXPECT_EQ(result("White won on time"), "W+T");
    EXPECT_EQ(result("B+R (White resigned)"), "B+R");
    EXPECT_EQ(result("和棋"), "0");
    EXPECT_EQ(result("無勝負"), "Void");
    EXPECT_EQ(result("3目半"), "") << "it names no side";
}

TEST(HeaderResult, ReadsFractions) {
    for (const char* text : {"B+2½", "B+2 ½", "B+2 1/2", "B+2½ points", "黑胜2½目", "黑胜2 1/2目", "黑胜1¼子"})
        EXPECT_EQ(result(text), "B+2.5") << text;
    for (const char* text : {"W+½", "W+1/2", "W+0,5", "白胜½目", "白胜1/4子", "White wins by 1/2 point"})
        EXPECT_EQ(result(text), "W+0.5") << text;
}

TEST(HeaderResult, HasNoMarginBeyondTheBoard) {
    EXPECT_EQ(result("W+1e9"), "W+");
    EXPECT_EQ(result("W+761.5"), "W+");
    EXPECT_EQ(result("W+361"), "W+361");
}

TEST(HeaderResult, ThatContradictsItselfHasNoWinner) {
    const HeaderResult found = header_result("B+R, 白胜3目半");
    EXPECT_EQ(found.kind, HeaderResult::Kind::contradicting);
    EXPECT_EQ(found.winner, std::nullopt);
    EXPECT_EQ(header_result("W+R Black wins").kind, HeaderResult::Kind::contradicting);
}

std::string rank(const std::string& text) {
    const auto found = header_rank(text);
    return found ? found->text() : "";
}

TEST(HeaderRank, IsReadInAnyScript) {
    for (const char* text : {"9d", "9 dan", "9 Dan", "9段", "九段", "9단", "９段", "9d*", "9-dan"})
        EXPECT_EQ(rank(text), "9d") << text;
    for (const char* text : {"9p", "P9段", "9 pro", "プロ九段", "职业九段", "9 dan pro"})
        EXPECT_EQ(rank(text), "9p") << text;
    EXPECT_EQ(rank("P2"), "2p");
    EXPECT_EQ(rank("5k"), "5k");
    EXPECT_EQ(rank("15級"), "15k");
    EXPECT_EQ(rank("十八级"), "18k");
    EXPECT_EQ(rank("初段"), "1d");
    for (const char* text : {"", "Meijin", "99d", "0k", "R2700", "9"}) EXPECT_EQ(rank(text), "") << text;
}

TEST(HeaderRank, ComparesByStrength) {
    EXPECT_LT(header_rank("30k")->strength(), header_rank("1k")->strength());
    EXPECT_EQ(header_rank("1k")->strength() + 1, header_rank("1d")->strength());
    EXPECT_LT(header_rank("10d")->strength(), header_rank("1p")->strength());
    for (const char* text : {"30k", "1k", "1d", "10d", "1p", "9p"})
        EXPECT_EQ(HeaderRank::of_strength(header_rank(text)->strength()).text(), text);
}

TEST(HeaderRules, HaveTheNamesOfSgf) {
    EXPECT_EQ(header_rules("Japanese"), "Japanese");
    EXPECT_EQ(header_rules("jp"), "Japanese");
    EXPECT_EQ(header_rules("日本规则"), "Japanese");
    EXPECT_EQ(header_rules("中国"), "Chinese");
    EXPECT_EQ(header_rules("한국"), "Korean");
    EXPECT_EQ(header_rules("Korean"), "Korean");
    EXPECT_EQ(header_rules("GOE"), "GOE");
    EXPECT_EQ(header_rules("Calvinball"), "");
}

TEST(HeaderKomi, IsReadInWords) {
    EXPECT_EQ(sgf::sgf_komi("6.5").points, 6.5);
    EXPECT_EQ(sgf::sgf_komi("375").points, 7.5);
    EXPECT_EQ(sgf::sgf_komi("6目半").points, 6.5);
    EXPECT_EQ(sgf::sgf_komi("401目").points, std::nullopt);
    for (const char* text : {"6½", "6 1/2", "6 ½ points", "+6½"}) EXPECT_EQ(sgf::sgf_komi(text).points, 6.5) << text;
    for (const char* text : {"3又3/4子", "3 3/4子", "3¾ 子", "3.75子"})
        EXPECT_EQ(sgf::sgf_komi(text).points, 7.5) << text;
    EXPECT_EQ(sgf::sgf_komi("½").points, 0.5);
    EXPECT_EQ(sgf::sgf_komi("1/2").points, 0.5);
    EXPECT_EQ(sgf::sgf_komi("-6½").points, -6.5);
    EXPECT_EQ(sgf::sgf_komi("7 3/0").points, 7);
    EXPECT_EQ(sgf::sgf_komi("덤 6집반").points, 6.5);
}

TEST(FoldedText, IsTheSameForAllWaysToWriteIt) {
    EXPECT_EQ(folded_text("  Cho   Chikun "), "cho chikun");
    EXPECT_EQ(folded_text("ＣＨＯ　ＣＨＩＫＵＮ"), "cho chikun");
    EXPECT_EQ(folded_text("ÉTÉ"), folded_text("été"));
    EXPECT_EQ(folded_text("趙治勲"), "趙治勲");
}

// Whatever is read of nonsense is right in itself, and is read again as it is told.
TEST(Headers, OfNonsenseAreToldAsTheyAreRead) {
    constexpr std::array pieces{"2016", "1862", "7",    "31",   "99999999999", "0",  "-",  ",",    ".",  "/",   "~",
                                "年",   "月",   "日",   "昭和", "jul",         " ",  "B+", "W+",   "R",  "3.5", "目",
                                "半",   "子",   "又",   "1/4",  "十",          "九", "段", "p",    "k",  "黑",  "白",
                                "胜",   "负",   "\xff", "흑",   "집",          "반", "승", "Void", "to", "+",   "x"};
    std::mt19937 random(test::test_seed());
    int dates = 0, results = 0, ranks = 0;
    for (int round = test::rounds(20000, 2000000); round > 0; --round) {
        std::string text;
        for (int length = std::uniform_int_distribution(1, 8)(random); length > 0; --length)
            text += pieces[std::uniform_int_distribution<std::size_t>(0, pieces.size() - 1)(random)];
        if (const auto found = header_date(text)) {
            ++dates;
            EXPECT_LE(found->first, found->last) << text;
            EXPECT_EQ(header_date(found->text()), found) << text << ": " << found->text();
        }
        if (const HeaderResult found = header_result(text); found.winner) {
            ++results;
            EXPECT_EQ(header_result(found.text()), found) << text << ": " << found.text();
        }
        if (const auto found = header_rank(text)) {
            ++ranks;
            EXPECT_EQ(header_rank(found->text()), found) << text;
        }
    }
    EXPECT_GT(dates, 100);
    EXPECT_GT(results, 100);
    EXPECT_GT(ranks, 20);
}

}  // namespace
}  // namespace katachi::games
