#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/authoring/pattern_test/pattern_tests.h"

namespace katachi::authoring {
namespace {

using testing::ElementsAre;

// A move above an enemy stone that has two liberties or more.
const compiler::PatternDatabase& above() {
    static const compiler::PatternDatabase database =
        database_of("Pattern above\n\n.*.\n?X?\n\n:|,-\n\n.*.\n?A?\n\n;lib(A)>1\n");
    return database;
}

constexpr const char* board =
    "Board\n"
    ".....\n"
    ".....\n"
    "..X..\n"
    ".....\n"
    ".....\n"
    "\n";

std::vector<std::string> on_board(const std::string& tests) { return run(above(), board + tests); }

TEST(PatternTestRun, AMatchIsAskedForAtAPointOrAnywhere) {
    EXPECT_THAT(on_board("above at C4\nabove at C2\nabove at B3\nabove\nabove at B4\n"),
                ElementsAre("1 of 1", "1 of 1", "1 of 1", "1 of 1", "0 of 1"));
    EXPECT_THAT(on_board("not above at C4\nnot above\nnot above at B4\n"), ElementsAre("0 of 1", "0 of 1", "1 of 1"));
}

TEST(PatternTestRun, TheSideToMoveIsTheOwner) {
    EXPECT_THAT(on_board("Black to move\nabove\nWhite to move\nnot above\n"), ElementsAre("0 of 1", "0 of 1"));
}

TEST(PatternTestRun, AnswersAreToldApart) {
    EXPECT_THAT(on_board("above at C4: true\nabove at C4: false\nabove at C4: undecided\n"),
                ElementsAre("1 of 1", "0 of 1", "0 of 1"));
    EXPECT_THAT(on_board("above at C4: false if B3 C2 D3 are O\nnot above at C4 if B3 C2 D3 are O\n"
                         "above at C4 if B3 C2 D3 are O\nabove at B4: false\n"),
                ElementsAre("1 of 1", "1 of 1", "0 of 1", "0 of 1"));
}

TEST(PatternTestRun, UndecidedIsNotFalse) {
    const auto aji = database_of("Pattern a\n\n.*.\n?X?\n\n:|,-\n\n.*.\n?A?\n\n;has_aji(A)\n");
    EXPECT_THAT(run(aji, std::string(board) + "a at C4\na at C4: undecided\na at C4: true\nnot a at C4\n"),
                ElementsAre("1 of 1", "1 of 1", "0 of 1", "0 of 1"));
}

TEST(PatternTestRun, PointsAreTriedOneByOne) {
    EXPECT_THAT(on_board("not above at C4 if any of B4-D4 changes\n"), ElementsAre("6 of 6"));
    EXPECT_THAT(on_board("not above at C4 if any of B5-D5 B4-D4 is O\n"), ElementsAre("3 of 6"));
    EXPECT_THAT(on_board("above at C4 if any of B3-D3 is X\n"), ElementsAre("2 of 2"));
    EXPECT_THAT(on_board("not above at C4 if B4 is X, any of A1 A2 is O\n"), ElementsAre("2 of 2"));
}

TEST(PatternTestRun, ClassLettersCanRefuse) {
    const auto bold = database_of("Pattern a\n\n?X?\nX*X\n\n:|,-\n");
    const std::string position = "Board\n.X...\nX*X..\n.....\n.....\n.....\n\n";
    EXPECT_THAT(run(bold, position + "a at *\nnot a at * if B3 is X\n"), ElementsAre("0 of 1", "1 of 1"));
}

TEST(PatternTestRun, FalseAsksTheConstraintAlone) {
    const std::string entry = "Pattern a\n\n?X?\nX*X\n\n:|,-\n\n?A?\nX*X\n\n";
    const std::string position = "Board\n.X...\nX*X..\n.....\n.....\n.....\n\n";
    const std::string tests = "a at *: false if B3 is X\nnot a at * if B3 is X\n";
    EXPECT_THAT(run(database_of(entry + ";lib(A)>=1\n"), position + tests), ElementsAre("0 of 1", "1 of 1"));
    EXPECT_THAT(run(database_of(entry + ";lib(A)>9\n"), position + tests), ElementsAre("1 of 1", "1 of 1"));
}

TEST(PatternTestRun, EntriesWithoutAMoveCoverTheirPoints) {
    const auto wall = database_of("Pattern a\n\nO.O\n\n:+,-\n", compiler::DatabaseKind::connection);
    EXPECT_THAT(run(wall, "Stones 5 O B3 D3\na at C3\na at B3\na at C4\na\n"),
                ElementsAre("1 of 1", "1 of 1", "0 of 1", "1 of 1"));
}

TEST(PatternTestRun, EyeShapesLieOnSpacesAndOnBoards) {
    const auto three = database_of("Pattern 302\n\n.*X\n\n:1122\n", compiler::DatabaseKind::eye_shape);
    EXPECT_THAT(run(three, "Space\n.\n.\nX\n\n302\nnot 302 if any of A1-A3 changes\n"),
                ElementsAre("1 of 1", "3 of 3"));
    EXPECT_THAT(run(three, "Space\n.\n.!\n\nnot 302\n"), ElementsAre("1 of 1"));
    EXPECT_THAT(run(three, "Stones 5 O A2 B2 C2 D2 D1 X A1\n302\nnot 302 if B1 is X\n"),
                ElementsAre("1 of 1", "1 of 1"));
}

TEST(PatternTestRun, FailuresSayWhatWasGiven) {
    base::Diagnostics diagnostics;
    const PatternTests tests = tests_of(std::string(board) + "not above at C4 if any of B4 E5 is X\n", diagnostics);
    const TestResult result = run_test(tests.tests.front(), tests.positions.front(), above().patterns.front(),
                                       compiler::DatabaseKind::move, board_analysis());
    ASSERT_EQ(result.failed.size(), 1U);
    EXPECT_EQ(result.failed.front().tried.changes, "E5 is X");
    EXPECT_EQ(result.failed.front().given, TestAnswer::is_true);
    EXPECT_EQ(result.failed.front().matches.size(), 1U);
}

}  // namespace
}  // namespace katachi::authoring
