// Functions in C++ that patterns call by name; edge_function.cpp adds two.
#include "engine/match/constraint/helper_functions.h"

#include <gtest/gtest.h>

#include "compiler/constraint/interpreter.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "tests/compiler/constraint/known_analysis.h"
#include "tests/compiler/constraint/one_pattern.h"

namespace katachi {
namespace {

OnePattern with_lines(const std::string& colon_line, const std::string& constraint) {
    return OnePattern("Pattern P\n\nXO\n.*\n\n" + colon_line + "\n\nAb\nc*\n\n;" + constraint + "\n");
}

Placement placed(const OnePattern& one) {
    return placement_of(one.tables(),
                        match_at(one.pattern(), 0, Orientation::identity, Colour::black, vertex_at(0, 0)));
}

Value worth(const std::string& constraint, Analysis& analysis) {
    const OnePattern one = with_lines(":8,-", constraint);
    const Value value = evaluate_constraint(one.tables(), placed(one), analysis);
    const Match match = match_at(one.pattern(), 0, Orientation::identity, Colour::black, vertex_at(0, 0));
    EXPECT_EQ(interpret(*one.pattern().constraint, {one.pattern(), match}, analysis), value) << constraint;
    return value;
}

TEST(HelperFunctions, AreFoundByName) {
    ASSERT_NE(find_helper_function("upper_edge"), nullptr);
    EXPECT_EQ(find_helper_function("upper_edge")->labels(), 1);
    EXPECT_EQ(find_helper_function("lower_edge"), nullptr);
}

TEST(HelperFunctions, AnswerConstraints) {
    KnownAnalysis analysis;
    analysis.named["other_function"] = 3;
    EXPECT_TRUE(worth("upper_edge(A)", analysis).is_true());
    EXPECT_TRUE(worth("upper_edge(c)", analysis).is_false());
    EXPECT_FALSE(worth("upper_edge(A,b)", analysis).is_decided());
    EXPECT_EQ(analysis.questions, 0);
    EXPECT_EQ(worth("other_function(A)", analysis), Value(3));
}

TEST(HelperFunctions, AnswerColonLines) {
    KnownAnalysis analysis;
    const auto answer = [&](const std::string& colon_line) {
        const OnePattern one = with_lines(colon_line, "1");
        return ask_colon_line_helper(one.tables(), placed(one), analysis);
    };
    EXPECT_TRUE(answer(":8,-").is_true());
    EXPECT_TRUE(answer(":8,-,NULL").is_true());
    EXPECT_FALSE(answer(":8,-,bold_helper").is_decided());
    analysis.at[{"safe_omove", vertex_at(1, 1)}] = 1;
    EXPECT_TRUE(answer(":8,-,bold_helper").is_false());
    EXPECT_FALSE(answer(":8,-,upper_edge").is_decided());
    EXPECT_FALSE(answer(":8,-,jump_out_helper").is_decided());
    analysis.named["jump_out_helper"] = 1;
    EXPECT_TRUE(answer(":8,-,jump_out_helper").is_true());
}

TEST(HelperFunctions, GoWhenTheirObjectGoes) {
    const auto one = [](Analysis&, const HelperCall&) { return Value(1); };
    {
        const HelperFunction passing{"passing", 0, one};
        EXPECT_EQ(find_helper_function("passing"), &passing);
        const HelperFunction later{"passing", 0, one};
        EXPECT_EQ(find_helper_function("passing"), &later);
    }
    EXPECT_EQ(find_helper_function("passing"), nullptr);
    EXPECT_NE(find_helper_function("upper_edge"), nullptr);
}

}  // namespace
}  // namespace katachi
