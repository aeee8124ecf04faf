#include "regression/suites/suite_positions.h"

#include <gtest/gtest.h>

#include "base/files/read_file.h"
#include "regression/suites/board_svg.h"
#include "tests/regression/suites/suites.h"

namespace katachi::regression {
namespace {

const char* const game = "(;SZ[4]AB[aa];B[bb];W[cc];B[dd])";

// The rows of the board at test 1 of a suite beside game.sgf; "" where it is not known.
std::string board_at_test(const std::string& commands) {
    const test::TemporaryFolder folder;
    folder.write("game.sgf", game);
    base::Diagnostics diagnostics;
    const Suite suite = read_suite(base::read_file(folder.write("a.tst", commands + "1 attack A1\n")), diagnostics);
    const auto positions = positions_of_tests(suite);
    return positions.empty() ? "" : board::to_rows(positions.begin()->second.position);
}

TEST(SuitePositions, FollowTheSuitesCommands) {
    EXPECT_EQ(board_at_test("loadsgf game.sgf\n"), "X.../.X../..O./...X");
    EXPECT_EQ(board_at_test("loadsgf game.sgf 2\n"), "X.../.X../..../....");
    EXPECT_EQ(board_at_test("loadsgf game.sgf 99\n"), "X.../.X../..O./...X");
    EXPECT_EQ(board_at_test("loadsgf game.sgf C2\n"), "X.../.X../..../....");
    EXPECT_EQ(board_at_test("boardsize 3\nplay black A1\nwhite C3\n"), "..O/.../X..");
    EXPECT_EQ(board_at_test("boardsize 3\nplay b A1\nundo\n"), ".../.../...");
    EXPECT_EQ(board_at_test("boardsize 3\nplay b A1\ntrymove w B2\n"), ".../.O./X..");
    EXPECT_EQ(board_at_test("boardsize 3\nplay b A1\ntrymove w B2\npopgo\n"), ".../.../X..");
    EXPECT_EQ(board_at_test("loadsgf game.sgf\nclear_board\n"), "..../..../..../....");
}

// "game.sgf 3" of test 1; " 0" where moves were added to the record's.
std::string place_of_test(const std::string& commands) {
    const test::TemporaryFolder folder;
    folder.write("game.sgf", game);
    base::Diagnostics diagnostics;
    const Suite suite = read_suite(base::read_file(folder.write("a.tst", commands + "1 attack A1\n")), diagnostics);
    const TestBoard board = positions_of_tests(suite).begin()->second;
    return board.game + " " + std::to_string(board.move);
}

TEST(SuitePositions, NameTheRecordThatHasThem) {
    EXPECT_EQ(place_of_test("loadsgf game.sgf\n"), "game.sgf 4");
    EXPECT_EQ(place_of_test("loadsgf game.sgf 2\n"), "game.sgf 2");
    EXPECT_EQ(place_of_test("loadsgf game.sgf C2\n2 attack A1\n"), "game.sgf 2");
    EXPECT_EQ(place_of_test("loadsgf game.sgf\nplay b A1\n"), " 0");
    EXPECT_EQ(place_of_test("loadsgf game.sgf\nclear_board\n"), " 0");
    EXPECT_EQ(place_of_test("boardsize 3\n"), " 0");
}

TEST(SuitePositions, SaySoWhereTheyAreNotKnown) {
    EXPECT_EQ(board_at_test(""), "");
    EXPECT_EQ(board_at_test("loadsgf missing.sgf\n"), "");
    EXPECT_EQ(board_at_test("loadsgf\n"), "");
    EXPECT_EQ(board_at_test("loadsgf game.sgf\nloadsgf missing.sgf\nplay b A1\n"), "");
    EXPECT_EQ(board_at_test("boardsize 99\n"), "");
    EXPECT_EQ(board_at_test("loadsgf game.sgf\ngenmove black\n"), "");
    EXPECT_EQ(board_at_test("boardsize 3\nplay b\nplay x A1\nplay b Z9\npopgo\n"), ".../.../...");
}

TEST(BoardSvg, FindsThePointsThatATextNames) {
    const auto names = [](std::string_view text) {
        std::string found;
        for (const board::Vertex vertex : vertices_in(text, 9)) found += board::vertex_name(vertex, 9) + " ";
        return found;
    };
    EXPECT_EQ(names("1 (B4|c7)"), "B4 C7 ");
    EXPECT_EQ(names("critical A2 A2 PASS"), "A2 ");
    EXPECT_EQ(names("B14|XA1|A12|.*"), "");
    EXPECT_EQ(names("!D4"), "D4 ");
}

}  // namespace
}  // namespace katachi::regression
