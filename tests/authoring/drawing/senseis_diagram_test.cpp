// Diagrams of Sensei's Library, pasted.
#include "tools/authoring/drawing/senseis_diagram.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/authoring/drawing/printed_board.h"
#include "tools/authoring/position_of_text.h"

namespace katachi::authoring {
namespace {

using testing::ElementsAre;
using testing::Pair;

SenseisDiagram diagram_read(const std::string& text) {
    const auto found = read_senseis_diagram(text);
    if (!found) {
        ADD_FAILURE() << "no diagram";
        return {};
    }
    if (const auto* error = std::get_if<board::PositionTextError>(&*found)) {
        ADD_FAILURE() << error->line << ": " << error->message;
        return {};
    }
    return std::get<SenseisDiagram>(*found);
}

// "line: message", of the diagram or of where it lies.
std::string fault(const std::string& text) {
    const auto found = read_printed_board(text);
    const auto* error = std::get_if<board::PositionTextError>(&found);
    return error == nullptr ? "" : std::to_string(error->line) + ": " + error->message;
}

std::string board_of(const std::string& text) {
    const auto found = read_printed_board(text);
    const auto* board = std::get_if<PrintedBoard>(&found);
    return board == nullptr ? fault(text) : board::to_rows(board->position);
}

constexpr const char* corner =
    "The slide:\n\n"
    "$$Wcm5 White slides\n"
    "$$  ---------\n"
    "$$ | . . . .\n"
    "$$ | . 1 a ,\n"
    "$$ | X # O @\n"
    "$$ [a|SomePage]\n"
    "$$ {AR A1 B2}\n";

TEST(SenseisDiagram, HasRowsEdgesAndTheFirstMover) {
    const SenseisDiagram diagram = diagram_read(corner);
    EXPECT_THAT(diagram.rows, ElementsAre("....", ".1a.", "XXOO"));
    EXPECT_TRUE(diagram.top);
    EXPECT_TRUE(diagram.left);
    EXPECT_FALSE(diagram.right);
    EXPECT_FALSE(diagram.bottom);
    EXPECT_EQ(diagram.first_mover, board::Colour::white);
    EXPECT_EQ(diagram.size, 19);
    EXPECT_EQ(shape_rows(diagram), "+----\n|....\n|.1..\n|XXOO\n");
}

TEST(SenseisDiagram, NeedsNeitherTitleNorEdges) {
    const SenseisDiagram diagram = diagram_read("$$ . X C\n$$ O . T\n");
    EXPECT_THAT(diagram.rows, ElementsAre(".X.", "O.."));
    EXPECT_EQ(shape_rows(diagram), ".X.\nO..\n");
    EXPECT_EQ(diagram_read("$$ +---+\n$$ |. X|\n").rows.size(), 1U);
    EXPECT_EQ(diagram_read("$$White\n$$ X O\n").first_mover, board::Colour::black);  // a word of the title
    EXPECT_EQ(diagram_read("$$W\n$$ X O\n").first_mover, board::Colour::white);
    EXPECT_FALSE(read_senseis_diagram("X.\n.O\n"));
}

TEST(SenseisDiagram, LiesWhereItsEdgesMeet) {
    const auto found = read_printed_board(corner);
    ASSERT_TRUE(std::holds_alternative<PrintedBoard>(found));
    const auto& [position, labels, to_move] = std::get<PrintedBoard>(found);
    EXPECT_EQ(position.size, 19);
    EXPECT_EQ(position.at(board::vertex_at(1, 1)), board::Colour::white);  // move 1
    EXPECT_EQ(position.at(board::vertex_at(2, 1)), board::Colour::black);
    EXPECT_EQ(position.at(board::vertex_at(2, 3)), board::Colour::white);
    EXPECT_THAT(labels, ElementsAre(Pair(board::vertex_at(1, 2), "a")));

    EXPECT_EQ(board_of("$$c4\n$$ . 1 |\n$$ 2 0 |\n$$ -----\n"), "..../..../...X/..OO");
    EXPECT_EQ(board_of("$$ ------\n$$ |X .|\n$$ |. O|\n$$ ------\n"), "X./.O");
}

TEST(SenseisDiagram, SaysWhoIsToMoveByItsMovesAndTheColourOfItsTitle) {
    EXPECT_EQ(side_to_move(diagram_read("$$W\n$$ . X\n")), board::Colour::white);
    EXPECT_EQ(side_to_move(diagram_read("$$B\n$$ . X\n")), board::Colour::black);
    EXPECT_EQ(side_to_move(diagram_read(corner)), board::Colour::black);  // White has played 1
    EXPECT_EQ(side_to_move(diagram_read("$$W\n$$ 9 0\n")), board::Colour::white);
    EXPECT_EQ(side_to_move(diagram_read("$$ . 1\n")), board::Colour::white);  // Black has, where nobody is named
    EXPECT_EQ(side_to_move(diagram_read("$$ . X\n")), std::nullopt);
    EXPECT_EQ(side_to_move(diagram_read("$$White\n$$ . X\n")), std::nullopt);
    EXPECT_EQ(position_of_text(corner, "corner.txt", {}).to_move, board::Colour::black);
}

TEST(SenseisDiagram, SaysWhatIsWrong) {
    EXPECT_EQ(fault("$$ X O\n$$ . .\n"), "1: a part of a board without two edges that meet, which say where it lies");
    EXPECT_EQ(fault("$$B title\n$$ | . .\n$$ | .\n"), "3: a row of 1 points where the first has 2");
    EXPECT_EQ(fault("$$B title\n$$ | . .\n$$ . .\n"),
              "3: an edge that other rows have not, or none where they have one");
    EXPECT_EQ(fault("$$B title\n$$ | . &\n"), "2: no point of a diagram: '&'");
    EXPECT_EQ(fault("$$B title\n$$ | . .\n$$ ---\n$$ | . .\n"), "4: a row below the lower edge");
    EXPECT_EQ(fault("text\n$$B title\n"), "1: no row of a diagram behind `$$`");
    EXPECT_EQ(fault("$$c2\n$$ ------\n$$ | . . .\n"), "1: 1 row of 3 points on a board of 2 lines");
}

}  // namespace
}  // namespace katachi::authoring
