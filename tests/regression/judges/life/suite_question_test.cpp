// What lines of suites say of lives.
#include "tests/regression/judges/life/suite_question.h"

#include <gmock/gmock.h>

#include "base/findings/source_file.h"

namespace katachi::regression {
namespace {

using reading::TacticalCode;

std::vector<SuiteQuestion> questions_of_line(const std::string& text) {
    base::Diagnostics findings;
    const Suite suite = read_suite(std::make_shared<base::SourceFile>("a.tst", text), findings);
    EXPECT_TRUE(findings.empty());
    return questions_of(suite.commands.front());
}

TEST(SuiteQuestion, AcceptsTheListedMovesWithTheirCodes) {
    const auto questions = questions_of_line("3 owl_attack B13\n#? [(1|2) C12|1 PASS]\n");
    ASSERT_EQ(questions.size(), 1U);
    EXPECT_EQ(questions[0].command(), "owl_attack B13");
    EXPECT_THAT(questions[0].listed,
                testing::UnorderedElementsAre(CodedMove{"C12", TacticalCode::win}, CodedMove{"C12", TacticalCode::ko_a},
                                              CodedMove{"PASS", TacticalCode::win}));
    EXPECT_TRUE(questions[0].accepts({"C12", TacticalCode::ko_a}));
    EXPECT_FALSE(questions[0].accepts({"PASS", TacticalCode::ko_a}));
    EXPECT_FALSE(questions[0].accepts({"PASS", TacticalCode::failure}));
}

TEST(SuiteQuestion, AcceptsAFailureWithoutAMove) {
    const auto questions = questions_of_line("3 owl_defend B13\n#? [0]\n");
    ASSERT_EQ(questions.size(), 1U);
    EXPECT_TRUE(questions[0].listed.empty());
    EXPECT_TRUE(questions[0].accepts({"PASS", TacticalCode::failure}));
    EXPECT_FALSE(questions[0].accepts({"C12", TacticalCode::win}));
}

TEST(SuiteQuestion, AStatusAsksBothSides) {
    const auto questions = questions_of_line("4 dragon_status B2\n#? [critical (A2|F2) C1]\n");
    ASSERT_EQ(questions.size(), 2U);
    EXPECT_EQ(questions[0].command(), "owl_attack B2");
    EXPECT_THAT(questions[0].listed,
                testing::UnorderedElementsAre(CodedMove{"A2", TacticalCode::win}, CodedMove{"F2", TacticalCode::win}));
    EXPECT_EQ(questions[1].command(), "owl_defend B2");
    EXPECT_THAT(questions[1].listed, testing::ElementsAre(CodedMove{"C1", TacticalCode::win}));
}

TEST(SuiteQuestion, OfADeadDragonAnyMoveKills) {
    const auto questions = questions_of_line("5 dragon_status B2\n#? [dead]\n");
    ASSERT_EQ(questions.size(), 2U);
    EXPECT_TRUE(questions[0].accepts({"T19", TacticalCode::win}));
    EXPECT_FALSE(questions[0].accepts({"PASS", TacticalCode::failure}));
    EXPECT_TRUE(questions[1].accepts({"PASS", TacticalCode::failure}));
    EXPECT_FALSE(questions[1].accepts({"A1", TacticalCode::win}));
}

TEST(SuiteQuestion, OtherTestsAskNothingAboutLives) {
    EXPECT_TRUE(questions_of_line("6 owl_does_attack A2 B2\n#? [1]\n").empty());
    EXPECT_TRUE(questions_of_line("7 attack B2\n#? [1 A2]\n").empty());
    EXPECT_TRUE(questions_of_line("loadsgf a.sgf\n").empty());
}

}  // namespace
}  // namespace katachi::regression
