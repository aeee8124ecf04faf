// Functions in C++ that patterns call by name; edge_function.cpp adds two.
#include "engine/match/constraint/helper_functions.h"

#include <gtest/gtest.h>

#include "compiler/constraint/interpreter.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "tests/compiler/constraint/known_analysis.h"
#include "tests/compiler/constraint/one_pattern.h"

namespace katachi::compiler {
namespace {

OnePattern with_lines(const std::string& colon_line, const std::string& constraint) {
    return OnePattern("Pattern P\n\nXO\n.*\n\n" + colon_line + "\n\nAb\nc*\n\n;" + constraint + "\n");
}

match::Placement placed(const OnePattern& one) {
    return match::placement_of(one.tables(), match_at(one.pattern(), 0, board::Orientation::identity,
                                                      board::Colour::black, board::vertex_at(0, 0)));
}

match::Value result(const std::string& constraint, match::Analysis& analysis) {
    const OnePattern one = with_lines(":8,-", constraint);
    const match::Value value = match::evaluate_constraint(one.tables(), placed(one), analysis);
    const match::Match match =
        match_at(one.pattern(), 0, board::Orientation::identity, board::Colour::black, board::vertex_at(0, 0));
    EXPECT_EQ(interpret(*one.pattern().constraint, {one.pattern(), match}, analysis), value) << constraint;
    return value;
}

TEST(HelperFunctions, AreFoundByName) {
    ASSERT_NE(match::find_helper_function("upper_edge"), nullptr);
    EXPECT_EQ(match::find_helper_function("upper_edge")->labels(), 1);
    EXPECT_EQ(match::find_helper_function("lower_edge"), nullptr);
}

TEST(HelperFunctions, AnswerConstraints) {
    KnownAnalysis analysis;
    analysis.named["other_function"] = 3;
    EXPECT_TRUE(result("upper_edge(A)", analysis).is_true());
    EXPECT_TRUE(result("upper_edge(c)", analysis).is_false());
    EXPECT_FALSE(result("upper_edge(A,b)", analysis).is_decided());
    EXPECT_EQ(analysis.questions, 0);
    EXPECT_EQ(result("other_function(A)", analysis), match::Value(3));
}

TEST(HelperFunctions, AnswerColonLines) {
    KnownAnalysis analysis;
    const auto answer = [&](const std::string& colon_line) {
        const OnePattern one = with_lines(colon_line, "1");
        return match::ask_colon_line_helper(one.tables(), placed(one), analysis);
    };
    EXPECT_TRUE(answer(":8,-").is_true());
    EXPECT_TRUE(answer(":8,-,NULL").is_true());
    EXPECT_FALSE(answer(":8,-,bold_helper").is_decided());
    analysis.at[{"safe_omove", board::vertex_at(1, 1)}] = 1;
    EXPECT_TRUE(answer(":8,-,bold_helper").is_false());
    EXPECT_FALSE(answer(":8,-,upper_edge").is_decided());
    EXPECT_FALSE(answer(":8,-,jump_out_helper").is_decided());
    analysis.named["jump_out_helper"] = 1;
    EXPECT_TRUE(answer(":8,-,jump_out_helper").is_true());
}

TEST(HelperFunctions, GoWhenTheirObjectGoes) {
    const auto one = [](match::Analysis&, const match::HelperCall&) { return match::Value(1); };
    {
        const match::HelperFunction passing{"passing", 0, one};
        EXPECT_EQ(match::find_helper_function("passing"), &passing);
        const match::HelperFunction later{"passing", 0, one};
        EXPECT_EQ(match::find_helper_function("passing"), &later);
    }
    EXPECT_EQ(match::find_helper_function("passing"), nullptr);
    EXPECT_NE(match::find_helper_function("upper_edge"), nullptr);
}

}  // namespace
}  // namespace katachi::compiler
