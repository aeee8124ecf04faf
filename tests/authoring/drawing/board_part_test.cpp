// Parts of boards, and what game records put on points.
#include "tools/authoring/drawing/board_part.h"

#include <gtest/gtest.h>

#include "base/files/file_error.h"
#include "compiler/sgf/reader.h"
#include "tools/authoring/drawing/latex.h"
#include "tools/authoring/drawing/node_marks.h"
#include "tools/authoring/drawing/position_drawing.h"
#include "tools/authoring/drawing/text.h"
#include "tools/authoring/match_input.h"

namespace katachi::authoring {
namespace {

BoardDrawing board_of_nine() {
    board::Position position(9);
    position.put(board::vertex_at(6, 2), board::Colour::black);
    return draw_position(position, std::nullopt);
}

std::string corners(const BoardArea& area) {
    return board::vertex_name(board::vertex_at(area.top, area.left), 9) + "-" +
           board::vertex_name(board::vertex_at(area.bottom, area.right), 9);
}

TEST(BoardPart, IsNamedByOppositePointsInAnyOrder) {
    for (const char* text : {"B2-D5", "D5-B2", "B5-D2", "d2-b5"})
        EXPECT_EQ(corners(read_area(text, 9)), "B5-D2") << text;
    EXPECT_EQ(corners(read_area("upper-left", 9)), "A9-E5");
    EXPECT_EQ(corners(read_area("lower-right", 9)), "E5-J1");
    for (const char* text : {"", "B2", "B2-", "-B2", "B2-K1", "middle"})
        EXPECT_THROW(read_area(text, 9), base::FileError) << text;
}

TEST(BoardPart, KeepsItsCoordinatesEdgesAndArrows) {
    BoardDrawing board = board_of_nine();
    board.arrows = {{{6, 2}, {7, 3}}, {{6, 2}, {0, 0}}};
    const BoardDrawing part = part_of(board, read_area("A1-D4", 9));
    EXPECT_EQ(drawing_text({.title = "", .boards = {part}}),
              "     A B C D\n   4 . . . . 4\n   3 . . X . 3\n   2 . . . . 2\n   1 . . . . 1\n     A B C D\n"
              "    arrow from C3 to D2\n");
    EXPECT_EQ(part.edges, (compiler::DrawnEdges{.north = false, .south = true, .west = true, .east = false}));
    const std::string latex = drawing_latex({.title = "", .boards = {part}});
    EXPECT_NE(latex.find("\\begin{psgopartialboard}[9]{(1,1)(4,4)}"), std::string::npos) << latex;
    EXPECT_NE(latex.find("\\stone{black}{c}{3}"), std::string::npos) << latex;
}

TEST(NodeMarks, AreLettersShapesAndArrows) {
    const compiler::SgfCollection read = compiler::read_sgf_collection(
        "marks.sgf", "(;SZ[9]LB[aa:A][bb:12]TR[cc]SQ[dd:ee]CR[ff]MA[gg]M[gh]L[hh][hi]AR[aa:ii]LB[zz:no])");
    BoardDrawing board = board_of_nine();
    board.at(1, 1).label = "7";
    add_marks(read.games.front().root(), board);
    EXPECT_EQ(board.at(0, 0).label, "A");
    EXPECT_EQ(board.at(1, 1).label, "7") << "a point that has a label keeps it";
    EXPECT_EQ(board.at(2, 2).shape, Shape::triangle);
    EXPECT_EQ(board.at(3, 3).shape, Shape::square);
    EXPECT_EQ(board.at(4, 4).shape, Shape::square);
    EXPECT_EQ(board.at(5, 5).shape, Shape::circle);
    EXPECT_EQ(board.at(6, 6).shape, Shape::cross);
    EXPECT_EQ(board.at(7, 6).shape, Shape::cross);
    EXPECT_EQ(board.at(7, 7).label + board.at(8, 7).label, "AB");
    ASSERT_EQ(board.arrows.size(), 1U);
    const std::string text = drawing_text({.title = "", .boards = {board}});
    EXPECT_NE(text.find("triangle: C7\n"), std::string::npos) << text;
    EXPECT_NE(text.find("square: D6 E6 D5 E5\n"), std::string::npos) << text;
}

}  // namespace
}  // namespace katachi::authoring
