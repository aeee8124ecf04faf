#include "tools/authoring/drawing/position_drawing.h"

#include <gtest/gtest.h>

namespace katachi::authoring {
namespace {

BoardDrawing board_with_moves(const std::vector<NumberedMove>& moves) {
    BoardDrawing board =
        draw_position(board::parse_rows("X..../...../...../...../.....").value(), board::vertex_at(0, 0));
    draw_moves(moves, board);
    return board;
}

TEST(PositionDrawing, MarksTheLastMove) {
    const BoardDrawing board = draw_position(board::parse_rows("X../.O./...").value(), board::vertex_at(1, 1));
    EXPECT_TRUE(board.at(1, 1).marked);
    EXPECT_FALSE(board.at(0, 0).marked);
    EXPECT_EQ(board.at(0, 0).figure, Figure::black);
    EXPECT_EQ(board.column_names.front() + board.row_names.front(), "A3");
    EXPECT_EQ(board.column_names.back() + board.row_names.back(), "C1");
}

TEST(PositionDrawing, NumbersMovesAndTellsWhereTheyCannotBeDrawn) {
    const BoardDrawing board = board_with_moves({{7, board::Colour::white, board::vertex_at(2, 2)},
                                                 {8, board::Colour::black, board::pass_vertex},
                                                 {9, board::Colour::white, board::vertex_at(2, 2)},
                                                 {10, board::Colour::black, board::vertex_at(0, 0)}});
    EXPECT_EQ(board.at(2, 2).figure, Figure::white);
    EXPECT_EQ(board.at(2, 2).label, "7");
    EXPECT_EQ(board.at(0, 0).label, "");
    EXPECT_EQ(board.caption, "8 pass, 9 at 7, 10 at A5");
}

TEST(PositionDrawing, DrawsWhatIsSetUpAmongTheMovesWithoutANumber) {
    const BoardDrawing board = board_with_moves({{7, board::Colour::white, board::vertex_at(2, 2)},
                                                 {0, board::Colour::black, board::vertex_at(3, 3)},
                                                 {0, board::Colour::empty, board::vertex_at(0, 0)},
                                                 {8, board::Colour::black, board::vertex_at(0, 0)}});
    EXPECT_EQ(board.at(3, 3).figure, Figure::black);
    EXPECT_EQ(board.at(3, 3).label, "");
    EXPECT_EQ(board.at(0, 0).label, "8");
    EXPECT_EQ(board.caption, "");
}

TEST(PositionDrawing, IsTitledByTheFileWithoutItsFolder) {
    EXPECT_EQ(without_folder("/home/me/game.sgf, before move 3", "/home/me/game.sgf"), "game.sgf, before move 3");
    EXPECT_EQ(without_folder("game.sgf", "game.sgf"), "game.sgf");
    EXPECT_EQ(without_folder("a/game.sgf#2", "a/game.sgf#2"), "game.sgf#2");
    EXPECT_EQ(without_folder("-", "-"), "-");
}

}  // namespace
}  // namespace katachi::authoring
