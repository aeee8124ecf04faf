#include "regression/suites/answer_pattern.h"

#include <gtest/gtest.h>

namespace katachi::regression {
namespace {

bool fits(std::string_view pattern, std::string_view answer) {
    return std::get<AnswerPattern>(AnswerPattern::compile(pattern)).fits(answer);
}

TEST(AnswerPattern, FitsTheWholeAnswerOrNothing) {
    EXPECT_TRUE(fits("B14", "B14"));
    EXPECT_FALSE(fits("B1", "B14"));
    EXPECT_FALSE(fits("14", "B14"));
    EXPECT_FALSE(fits("B14", "b14"));
    EXPECT_TRUE(fits("", ""));
    EXPECT_FALSE(fits("", "B14"));
}

TEST(AnswerPattern, AlternativesAreWholeAnswersToo) {
    EXPECT_TRUE(fits("B14|D17", "D17"));
    EXPECT_FALSE(fits("B1|D17", "B14"));
    EXPECT_FALSE(fits("B14|17", "D17"));
    EXPECT_TRUE(fits("1 (S4|T5)", "1 T5"));
    EXPECT_FALSE(fits("1 (S4|T5)", "1 T55"));
}

TEST(AnswerPattern, AnExclamationMarkTurnsItRound) {
    EXPECT_FALSE(fits("!P13", "P13"));
    EXPECT_TRUE(fits("!P13", "P1"));
    EXPECT_FALSE(fits("!P13|Q3", "Q3"));
    EXPECT_TRUE(fits("P!", "P!"));
}

TEST(AnswerPattern, KnowsRegularExpressions) {
    EXPECT_TRUE(fits("W\\+36.5", "W+36.5"));
    EXPECT_FALSE(fits("W+36.5", "W+36.5"));
    EXPECT_TRUE(fits("W\\+36.5 .*", "W+36.5 (upper bound)"));
    EXPECT_TRUE(fits("[A-C][0-9]+", "B14"));
    EXPECT_TRUE(fits(".*D4.*", "A1 D4\nE5"));
    EXPECT_TRUE(fits("\xE9.", "\xE9\xFF"));
}

TEST(AnswerPattern, RefusesWhatIsNone) {
    for (const char* text : {"(", "a)", "[z-a]", "*", "!(", "(a{1000}){1000}"})
        EXPECT_TRUE(std::holds_alternative<std::string>(AnswerPattern::compile(text))) << text;
}

TEST(AnswerPattern, TakesLinearTime) { EXPECT_FALSE(fits("(a*)*(a*)*b", std::string(100'000, 'a'))); }

}  // namespace
}  // namespace katachi::regression
