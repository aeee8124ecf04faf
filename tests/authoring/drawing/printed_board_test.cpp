// Boards that our commands print, pasted.
#include "tools/authoring/drawing/printed_board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace katachi::authoring {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

PrintedBoard board_read(const std::string& text) {
    const auto found = read_printed_board(text);
    if (const auto* error = std::get_if<board::PositionTextError>(&found)) {
        ADD_FAILURE() << error->line << ": " << error->message;
        return {board::Position(2), {}, {}};
    }
    return std::get<PrintedBoard>(found);
}

TEST(PrintedBoard, HasNumbersAndLettersOnEmptyPoints) {
    const PrintedBoard board = board_read(
        "game.sgf, before move 3 (Black to play): 2 patterns at 2 moves\n\n"
        "     A B C\n   3 . ① X 3\n   2 ⑳ O + 2\n   1 a . Z 1\n     A B C\n\n"
        "  ①  B3  hane  \"a remark\"\n");
    EXPECT_EQ(board::to_rows(board.position), "..X/.O./...");
    EXPECT_THAT(board.labels, ElementsAre(Pair(board::vertex_at(0, 1), "1"), Pair(board::vertex_at(1, 0), "20"),
                                          Pair(board::vertex_at(2, 0), "a"), Pair(board::vertex_at(2, 2), "Z")));
}

TEST(PrintedBoard, BeginsBehindAByteOrderMark) {
    EXPECT_EQ(board::to_rows(board_read("\xEF\xBB\xBFX.\n.O\n").position), "X./.O");
    EXPECT_EQ(board::to_rows(board_read("\xEF\xBB\xBF  A B\n2 . O 2\n1 X . 1\n  A B\n").position), ".O/X.");
}

TEST(PrintedBoard, TakesASmallOForALabelWhereLettersReachIt) {
    const PrintedBoard counted = board_read("  A B\n2 n o 2\n1 X O 1\n  A B\n");
    EXPECT_EQ(board::to_rows(counted.position), "../XO");
    EXPECT_EQ(counted.labels.size(), 2U);
    const PrintedBoard stones = board_read("  A B\n2 x o 2\n1 X O 1\n  A B\n");
    EXPECT_EQ(board::to_rows(stones.position), "XO/XO");
    EXPECT_THAT(stones.labels, IsEmpty());
}

TEST(PrintedBoard, HasLabelsInTheirRowsWhereOneHasNoNumber) {
    const PrintedBoard board = board_read("  A B\n. a\n\n1 X Z 1\n  A B\n");
    EXPECT_EQ(board::to_rows(board.position), "../X.");
    EXPECT_THAT(board.labels, ElementsAre(Pair(board::vertex_at(0, 1), "a"), Pair(board::vertex_at(1, 1), "Z")));
}

TEST(PrintedBoard, IsReadAsBeforeWithoutColumnLetters) {
    EXPECT_EQ(board::to_rows(board_read("X.\n.O\n").position), "X./.O");
    const auto nonsense = read_printed_board("a.\n.O\n");
    ASSERT_TRUE(std::holds_alternative<board::PositionTextError>(nonsense));
    const auto ragged = read_printed_board("text\n  A B\n2 X . . 2\n1 X O 1\n  A B\n");
    ASSERT_TRUE(std::holds_alternative<board::PositionTextError>(ragged));
    EXPECT_EQ(std::get<board::PositionTextError>(ragged).line, 4);
}

}  // namespace
}  // namespace katachi::authoring
