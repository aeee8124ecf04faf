#include "compiler/constraint/expression_type.h"
#include "engine/match/constraint/constants.h"

#include <gtest/gtest.h>

#include "compiler/reader/constraint_reader.h"

namespace katachi::compiler {

namespace {

ExpressionType typed(const std::string& text) {
    JoinedLines lines;
    lines.add(text, 0);
    base::Diagnostics findings;
    const auto expression = read_constraint(lines, findings);
    EXPECT_TRUE(expression) << text;
    return expression ? type_of(*expression) : ExpressionType{};
}

std::optional<bool> truth(const std::string& text) { return certain_truth(typed(text)); }

constexpr double unbounded = std::numeric_limits<double>::infinity();

TEST(ExpressionType, OfACallIsWhatTheRegistrySays) {
    EXPECT_EQ(typed("lib(a)").kind, match::ResultKind::count);
    EXPECT_EQ(typed("lib(a)").least, 1);
    EXPECT_EQ(typed("lib(a)").most, unbounded);
    EXPECT_EQ(typed("oplay_attack(*,a)").kind, match::ResultKind::ko_code);
    EXPECT_EQ(typed("oplay_attack(*,a)").most, match::ko_code_win);
    EXPECT_EQ(typed("status(a)").kind, match::ResultKind::status);
    EXPECT_EQ(typed("alive(a)").kind, match::ResultKind::truth);
    EXPECT_FALSE(typed("engine_function(a)").kind);
}

TEST(ExpressionType, OfSumsAddsTheRanges) {
    const ExpressionType sum = typed("lib(a) + 2 - ko(b)");
    EXPECT_FALSE(sum.kind);
    EXPECT_EQ(sum.least, 2);
    EXPECT_EQ(sum.most, unbounded);
    EXPECT_EQ(typed("-oplay_break_through(a,b,c)").least, -match::ko_code_win);
    EXPECT_EQ(typed("1.5").least, 1.5);
}

TEST(ExpressionType, OfAChoiceHoldsBothBranches) {
    const ExpressionType mixed = typed("ko(a) ? 7 : eye(b)");
    EXPECT_FALSE(mixed.kind);
    EXPECT_EQ(mixed.least, 0);
    EXPECT_EQ(mixed.most, 7);
    EXPECT_EQ(typed("ko(a) ? attack(b) : defend(b)").kind, match::ResultKind::ko_code);
}

TEST(ExpressionType, KnowsTheCodesOfReading) {
    for (const char* code : {"0", "1", "4", "5", "WIN", "KO_A", "KO_B"})
        EXPECT_EQ(truth(std::string("attack(a) == ") + code), std::nullopt) << code;
    EXPECT_EQ(truth("attack(a) == 3"), false);
    EXPECT_EQ(truth("attack(a) != 2"), true);
    EXPECT_EQ(truth("attack(a) > KO_B"), std::nullopt);
    EXPECT_EQ(truth("attack(a) > WIN"), false);
    EXPECT_EQ(truth("attack(a) <= WIN"), true);
    EXPECT_EQ(truth("WIN > KO_A"), true);
}

TEST(ExpressionType, DecidesComparisonsByTheEndsOfTheRanges) {
    EXPECT_EQ(truth("lib(a) >= 1"), true);
    EXPECT_EQ(truth("lib(a) > 1"), std::nullopt);
    EXPECT_EQ(truth("lib(a) < 1"), false);
    EXPECT_EQ(truth("olib(a) > 0"), std::nullopt);
    EXPECT_EQ(truth("0 <= olib(a)"), true);
    EXPECT_EQ(truth("1 < olib(a) < 3"), true);
    EXPECT_EQ(truth("ko(a) + ko(b) <= 2"), true);
    EXPECT_EQ(truth("ko(a) + ko(b) < 2"), std::nullopt);
    EXPECT_EQ(truth("owl_escape_value(a) < 0"), std::nullopt);
    EXPECT_EQ(truth("engine_function(a) == 77"), std::nullopt);
    EXPECT_EQ(truth("value > 1000"), std::nullopt);
}

TEST(ExpressionType, FollowsLogic) {
    EXPECT_EQ(truth("1 || ko(a)"), true);
    EXPECT_EQ(truth("0 && ko(a)"), false);
    EXPECT_EQ(truth("1 && ko(a)"), std::nullopt);
    EXPECT_EQ(truth("!1"), false);
    EXPECT_EQ(truth("!lib(a)"), false);
    EXPECT_EQ(truth("!doing_scoring"), std::nullopt);
    EXPECT_EQ(truth("!attack(a) == WIN"), false);
}

}  // namespace

}  // namespace katachi::compiler
