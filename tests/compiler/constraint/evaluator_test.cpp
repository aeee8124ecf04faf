// What constraints and actions are worth, asked of an analysis whose answers are known.
#include "engine/match/constraint/constraint_evaluator.h"

#include <gtest/gtest.h>

#include "compiler/constraint/interpreter.h"
#include "engine/match/constraint/class_conditions.h"
#include "tests/compiler/constraint/compared.h"
#include "tests/compiler/constraint/known_analysis.h"
#include "tests/support/counted_allocations.h"

namespace katachi::compiler {
namespace {

const std::string diagram = "Pattern P\n\nXO.\n.*.\n\n:8,-,value(7)\n\nAbc\n.*d\n\n";

match::Placement as_drawn(const OnePattern& one, board::Colour own = board::Colour::black) {
    return match::placement_of(one.tables(),
                               match_at(one.pattern(), 0, board::Orientation::identity, own, board::vertex_at(0, 0)));
}

// "true", "false", "undecided" or the number.
std::string value_text(match::Value value) {
    if (!value.is_decided()) return "undecided";
    if (value.number() == 0 || value.number() == 1) return value.is_true() ? "true" : "false";
    return std::to_string(static_cast<int>(value.number()));
}

std::string worth(const std::string& constraint, match::Analysis& analysis, board::Colour own = board::Colour::black) {
    const OnePattern one(diagram + ";" + constraint + "\n");
    return value_text(match::evaluate_constraint(one.tables(), as_drawn(one, own), analysis));
}

// lib is 2, attack 0, oplay_attack WIN; everything else is undecided.
std::string worth(const std::string& constraint) {
    KnownAnalysis analysis;
    analysis.named = {{"lib", 2}, {"attack", 0}, {"oplay_attack", 5}};
    return worth(constraint, analysis);
}

TEST(ConstraintEvaluator, KnowsLogicWithUndecidedParts) {
    EXPECT_EQ(worth("attack(A) && dead(A)"), "false");
    EXPECT_EQ(worth("dead(A) && attack(A)"), "false");
    EXPECT_EQ(worth("lib(A) && dead(A)"), "undecided");
    EXPECT_EQ(worth("lib(A) || dead(A)"), "true");
    EXPECT_EQ(worth("dead(A) || lib(A)"), "true");
    EXPECT_EQ(worth("attack(A) || dead(A)"), "undecided");
    EXPECT_EQ(worth("!dead(A)"), "undecided");
    EXPECT_EQ(worth("dead(A) + 1 > 0"), "undecided");
    EXPECT_EQ(worth("dead(A) ? 2 : 3"), "undecided");
    EXPECT_EQ(worth("dead(A) ? lib(A) : lib(b)"), "2");
    EXPECT_EQ(worth("lib(A) ? 4 : dead(A)"), "4");
    EXPECT_EQ(worth("attack(A) ? dead(A) : 4"), "4");
}

TEST(ConstraintEvaluator, KnowsNumbersAndNames) {
    EXPECT_EQ(worth("lib(A) + 3 - 1"), "4");
    EXPECT_EQ(worth("-lib(A) < 1.5"), "true");
    EXPECT_EQ(worth("oplay_attack(*,?,c,A) == WIN"), "true");
    EXPECT_EQ(worth("KO_A + KO_B + CRITICAL + UNKNOWN + ALIVE + DEAD"), "11");
    EXPECT_EQ(worth("value"), "7");
    EXPECT_EQ(worth("value()"), "7");
    EXPECT_EQ(worth("doing_scoring"), "false");
    KnownAnalysis analysis;
    EXPECT_EQ(worth("color", analysis, board::Colour::white), "true");
    EXPECT_EQ(worth("color", analysis, board::Colour::black), "2");
}

// A chain is worth 1 or 0, whatever its parts are.
TEST(ConstraintEvaluator, MakesTruthOfChains) {
    EXPECT_EQ(worth("lib(A) || dead(A)"), "true");
    EXPECT_EQ(worth("(lib(A) || attack(A)) + 1"), "2");
    EXPECT_EQ(worth("(lib(A) && 1) + 1"), "2");
    EXPECT_EQ(worth("(lib(A) && lib(A)) + 1"), "2");
}

TEST(ConstraintEvaluator, IsUndecidedAboutFaultyText) {
    for (const char* faulty : {"lib(q)", "lib(A,b)", "lib(?)", "lib(A) > MANY", "lib(3)", "A", "attack(A) && lib(q)",
                               "lib(A) || lib()", "oplay_attack(*,?)", "9999999999999999999999999999999999999999 > 1"})
        EXPECT_EQ(worth(faulty), "undecided") << faulty;
}

// A constraint diagram of another size is a finding; no analysis is asked about points beyond the main one.
TEST(ConstraintEvaluator, IsUndecidedAboutALabelOutsideOfTheMainDiagram) {
    const OnePattern one("Pattern P\n\nXO.\n.*.\n\n:8,-\n\nXO.\n.*.\n..A\n\n;lib(A) > 1\n");
    KnownAnalysis analysis;
    analysis.named = {{"lib", 2}};
    EXPECT_EQ(value_text(match::evaluate_constraint(one.tables(), as_drawn(one), analysis)), "undecided");
    const match::Match drawn =
        match_at(one.pattern(), 0, board::Orientation::identity, board::Colour::black, board::vertex_at(0, 0));
    EXPECT_EQ(value_text(interpret(*one.pattern().constraint, {one.pattern(), drawn}, analysis)), "undecided");
}

TEST(ConstraintEvaluator, AsksTheCheapFirstAndNothingTwice) {
    const auto questions = [](const std::string& constraint, std::map<std::string, float> answers) {
        KnownAnalysis analysis;
        analysis.named = std::move(answers);
        worth(constraint, analysis);
        return analysis.questions;
    };
    EXPECT_EQ(questions("oplay_attack(*,A) && oplay_attack(*,b) && lib(A) > 2", {{"lib", 1}}), 1);
    EXPECT_EQ(questions("oplay_attack(*,A) || lib(A) > 2", {{"lib", 3}}), 1);
    EXPECT_EQ(questions("lib(A) + lib(A) + lib(A)", {{"lib", 3}}), 1);
    EXPECT_EQ(questions("lib(A) > 2 || (lib(A) == 2 && lib(b) > lib(A))", {{"lib", 2}}), 2);
    EXPECT_EQ(questions("0 && lib(A)", {}), 0);
    EXPECT_EQ(questions("1 + 1 == 2 ? 3 : lib(A)", {}), 0);
}

std::string outcome(const std::string& action, std::map<std::string, float> answers) {
    const OnePattern one(diagram + ">" + action + "\n");
    KnownAnalysis analysis;
    analysis.named = std::move(answers);
    const ActionRun seen = action_seen(one.tables(), as_drawn(one), analysis);
    std::string text = value_text(seen.result);
    for (const Effect& effect : seen.effects) {
        text += " " + std::string(match::helper(effect.helper).name);
        for (const board::Vertex point : effect.points) text += " " + board::vertex_name(point, board::max_board_size);
    }
    return text;
}

TEST(ConstraintEvaluator, HandsOutWhatActionsCall) {
    EXPECT_EQ(outcome("antisuji(c); replace(d,*)", {}), "true antisuji C19 replace C18 B18");
    EXPECT_EQ(outcome("antisuji(c); return lib(A); antisuji(d)", {{"lib", 0}}), "false antisuji C19");
    EXPECT_EQ(outcome("if (lib(A)) antisuji(c); else antisuji(d); antisuji(*)", {{"lib", 3}}),
              "true antisuji C19 antisuji B18");
    EXPECT_EQ(outcome("if (lib(A)) antisuji(c); else antisuji(d); antisuji(*)", {{"lib", 0}}),
              "true antisuji C18 antisuji B18");
    EXPECT_EQ(outcome("if (lib(A)) return 0; else return 2;", {{"lib", 3}}), "false");
    EXPECT_EQ(outcome("if (lib(A)) return 0; else return 2;", {{"lib", 0}}), "2");
    EXPECT_EQ(outcome("some_function(A); lib(A); ;", {{"lib", 0}}), "true");
    EXPECT_EQ(outcome("{ antisuji(c); return 0; } antisuji(d);", {}), "false antisuji C19");
}

TEST(ConstraintEvaluator, IsUndecidedBehindAnUndecidedCondition) {
    EXPECT_EQ(outcome("if (lib(A)) antisuji(c); else antisuji(d); antisuji(*)", {}), "undecided antisuji B18");
    EXPECT_EQ(outcome("if (lib(A)) return 0; antisuji(*)", {}), "undecided");
    EXPECT_EQ(outcome("return lib(A)", {}), "undecided");
    EXPECT_EQ(outcome("antisuji(c); antisuji(q)", {}), "undecided");
}

TEST(ConstraintEvaluator, FindsItsPointsFromHitsAsFromMatches) {
    const OnePattern one(diagram + ";lib(A) && lib(b) && lib(c) && lib(d)\n");
    for (std::uint32_t i = 0; i < one.tables().orientations.size(); ++i) {
        const match::TableOrientation& shape = one.tables().orientations[i];
        const match::Hit hit{i, board::vertex_at(3 + shape.anchor_row, 5 + shape.anchor_column), board::Colour::white};
        EXPECT_TRUE(match::lies_on_board(one.tables(), hit, board::max_board_size));
        EXPECT_FALSE(match::lies_on_board(one.tables(), hit, 3 + shape.rows - 1));
        EXPECT_FALSE(match::lies_on_board(one.tables(), hit, 5 + shape.columns - 1));
        const match::Placement from_hit = match::placement_of(one.tables(), hit);
        const match::Placement from_match = match::placement_of(one.tables(), match::match_of(one.tables(), hit));
        EXPECT_EQ(from_hit.anchor, from_match.anchor);
        EXPECT_EQ(from_hit.move, from_match.move);
        EXPECT_EQ(from_hit.own, from_match.own);
        EXPECT_EQ(from_hit.orientation, from_match.orientation);
    }
}

TEST(ConstraintEvaluator, AllocatesNothing) {
    const OnePattern one(
        "Pattern P\n\nXO.\n.*.\n\n:8,sOX\n\nAbc\n.*d\n\n"
        ";lib(A) > 1 && (some_function(A) ? oplay_attack(*,?,c,A) : lib(A) > 2)\n"
        ">if (lib(A) > 1) antisuji(c);\n>return upper_edge(d);\n");
    const match::Placement placement = as_drawn(one);
    const std::size_t before = test::counted_allocations();
    for (unsigned lot = 0; lot < 20; ++lot) {
        HashedAnalysis analysis(lot);
        match::evaluate_constraint(one.tables(), placement, analysis);
        match::run_action(one.tables(), placement, analysis, [](const match::ActionEffect&) {});
        match::evaluate_classes(one.tables(), placement, analysis);
    }
    EXPECT_EQ(test::counted_allocations(), before);
}

}  // namespace
}  // namespace katachi::compiler
