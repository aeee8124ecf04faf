// Constraints taken apart, with answers that the test gives.
#include "compiler/constraint/explanation.h"

#include <gtest/gtest.h>

#include <map>

#include "compiler/reader/reader.h"

namespace katachi::compiler {
namespace {

// What it was told, and undecided for all else.
class ToldAnalysis : public match::Analysis {
  public:
    explicit ToldAnalysis(std::map<std::string, float> answers) : answers_(std::move(answers)) {}

    match::Value answer(match::Autohelper helper, board::Colour, std::span<const board::Vertex>) override {
        return told(std::string(match::helper(helper).name));
    }
    match::Value answer_named(std::string_view name, board::Colour, std::span<const board::Vertex>) override {
        return told(std::string(name));
    }

  private:
    match::Value told(const std::string& name) const {
        const auto found = answers_.find(name);
        return found == answers_.end() ? match::Value() : match::Value(found->second);
    }

    std::map<std::string, float> answers_;
};

class Explained {
  public:
    Explained(const std::string& constraint, std::map<std::string, float> answers) {
        database_.spec.kind = DatabaseKind::move;
        base::Diagnostics diagnostics;
        const std::string text = "Pattern P\n\nXOO\n.*.\n\n:8,-\n\nabO\n.*c\n\n;" + constraint + "\n";
        read_source(std::make_shared<base::SourceFile>("test.db", text), database_, diagnostics);
        EXPECT_TRUE(diagnostics.empty()) << diagnostics.front().message;
        const Pattern& pattern = database_.patterns.at(0);
        const match::Match match{.move = board::vertex_at(3, 3),
                                 .upper_left = board::vertex_at(2, 2),
                                 .lower_right = board::vertex_at(3, 4)};
        const PlacedPattern placed(pattern, match);
        ToldAnalysis analysis(std::move(answers));
        part_ = explain(*pattern.constraint, placed, analysis);
        EXPECT_EQ(part_.value, interpret(*pattern.constraint, placed, analysis));
    }

    const ExplainedPart& part() const { return part_; }
    std::string outcome() const { return value_text(part_); }
    std::string reasons() const {
        std::string texts;
        for (const ExplainedPart* reason : compiler::reasons(part_))
            texts += (texts.empty() ? "" : ", ") + to_text(*reason->expression);
        return texts;
    }

  private:
    PatternDatabase database_;
    ExplainedPart part_;
};

TEST(Explanation, FalseConjunctionsAreFalseByEachFalseOperand) {
    const Explained explained("lib(a) == 1 && attack(b) && lib2(c) > 3", {{"lib", 2}, {"attack", 0}, {"lib2", 4}});
    EXPECT_EQ(explained.outcome(), "false");
    EXPECT_EQ(explained.reasons(), "lib(a) == 1, attack(b)");
}

TEST(Explanation, TrueDisjunctionsAreTrueByEachTrueOperand) {
    const Explained explained("lib(a) == 1 || attack(b) || alive(c)", {{"lib", 2}, {"attack", 5}});
    EXPECT_EQ(explained.outcome(), "true");
    EXPECT_EQ(explained.reasons(), "attack(b)");
}

TEST(Explanation, UndecidedOnesAreSoByWhatNobodyCouldTell) {
    const Explained explained("lib(a) == 1 && (status(b) == DEAD || attack(c)) && !alive(b)",
                              {{"lib", 1}, {"attack", 0}});
    EXPECT_EQ(explained.outcome(), "undecided");
    EXPECT_EQ(explained.reasons(), "status(b), alive(b)");
    EXPECT_EQ(missing_knowledge(*reasons(explained.part()).front()), "needs the status of dragons");
}

TEST(Explanation, CallsThatNothingAnswersSaySo) {
    EXPECT_EQ(missing_knowledge(*reasons(Explained("has_aji(b)", {}).part()).front()), "has no answer yet");
}

TEST(Explanation, WhatIsFalseNeedsNothingElseToBeKnown) {
    const Explained explained("alive(b) && attack(c)", {{"attack", 0}});
    EXPECT_EQ(explained.outcome(), "false");
    EXPECT_EQ(explained.reasons(), "attack(c)");
}

TEST(Explanation, NegationsOfLogicHaveTheirReasonsWithin) {
    EXPECT_EQ(Explained("!(lib(a) == 1 && attack(b))", {{"lib", 2}, {"attack", 5}}).reasons(), "lib(a) == 1");
    EXPECT_EQ(Explained("!attack(b)", {{"attack", 5}}).reasons(), "!attack(b)");
}

TEST(Explanation, ChoicesAreDecidedByConditionAndBranch) {
    const Explained explained("lib(a) == 1 ? attack(b) : alive(c)", {{"lib", 1}, {"attack", 0}});
    EXPECT_EQ(explained.outcome(), "0");
    EXPECT_EQ(explained.reasons(), "lib(a) == 1, attack(b)");
}

TEST(Explanation, ValuesReadAsTheirKindHasIt) {
    const auto values = [](const std::string& constraint, std::map<std::string, float> answers) {
        const Explained explained(constraint, std::move(answers));
        std::string texts;
        for (const ExplainedPart* call : calls(explained.part())) texts += value_text(*call) + " ";
        return texts;
    };
    EXPECT_EQ(values("attack(a) > attack(b)", {{"attack", 5}}), "WIN WIN ");
    EXPECT_EQ(values("defend(a) == KO_A || attack(b) == KO_B", {{"defend", 4}, {"attack", 1}}), "KO_A KO_B ");
    EXPECT_EQ(values("status(a) == DEAD && lib(b) > 1", {{"status", 2}, {"lib", 3}}), "CRITICAL 3 ");
    EXPECT_EQ(values("same_string(a,b)", {{"same_string", 1}}), "true ");
    EXPECT_EQ(values("same_string(a,b)", {}), "undecided ");
}

TEST(Explanation, NamesThePointsOfItsCalls) {
    const Explained explained("oplay_attack(*,?,c,a) && lib(b) == 1", {});
    EXPECT_EQ(named_points(explained.part()),
              (std::vector<std::pair<std::string, board::Vertex>>{
                  {"a", board::vertex_at(2, 2)}, {"b", board::vertex_at(2, 3)}, {"c", board::vertex_at(3, 4)}}));
}

}  // namespace
}  // namespace katachi::compiler
