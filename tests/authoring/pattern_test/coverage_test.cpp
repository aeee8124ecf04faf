#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/authoring/pattern_test/pattern_tests.h"

namespace katachi::authoring {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const compiler::PatternDatabase& corner_move() {
    static const compiler::PatternDatabase database =
        database_of("Pattern a\n\n|o*\n|.X\n\n:8,-\n\n|o*\n|.A\n\n;lib(A)>2\n");
    return database;
}

constexpr const char* small_board = "Board\n.....\n.....\n.*...\n.X...\n.....\n\n";

TEST(PatternTestCoverage, AMatchAloneNoticesLittle) {
    EXPECT_THAT(unnoticed(corner_move(), std::string(small_board) + "a at *\n"),
                ElementsAre("row 1, column 1: `o` could be `?`", "row 1, column 1: `o` could be `.`",
                            "row 2, column 1: `.` could be `o`", "row 2, column 1: `.` could be `x`",
                            "row 2, column 2: `X` could be `x`", "row 2, column 2: `X` could be `?`",
                            "the left edge could be left out", "the constraint could be left out"));
}

TEST(PatternTestCoverage, EveryChangeCanBeNoticed) {
    EXPECT_THAT(unnoticed(corner_move(), std::string(small_board) + "a at *: true\n"
                                                                    "not a at * if any of A2 B2 changes\n"
                                                                    "not a at * if A3 is X\n"
                                                                    "a at * if A3 is O\n"
                                                                    "a at *: false if C2 B1 are O\n"
                                                                    "Stones 5 X C2\n"
                                                                    "not a\n"),
                IsEmpty());
}

TEST(PatternTestCoverage, EyeShapesHaveCellsOfTheirOwn) {
    const auto three = database_of("Pattern 1\n\n.xX\n\n:1122\n", compiler::DatabaseKind::eye_shape);
    EXPECT_THAT(unnoticed(three, "Space\n..X\n\n1\n"),
                ElementsAre("row 1, column 1: `.` could be `x`", "row 1, column 2: `x` could be `.`",
                            "row 1, column 3: `X` could be `x`"));
    EXPECT_THAT(unnoticed(three, "Space\n..X\n\n1\n1 if B1 is X\nnot 1 if any of A1 C1 changes\n"), IsEmpty());
}

}  // namespace
}  // namespace katachi::authoring
