#include "engine/board/position_text.h"

#include <gtest/gtest.h>

#include <random>

#include "engine/board/owner_rows.h"

namespace katachi::board {
namespace {

std::string rows_of(std::string_view text) {
    const auto read = read_position_text(text);
    if (const auto* error = std::get_if<PositionTextError>(&read))
        return "line " + std::to_string(error->line) + ": " + error->message;
    return to_rows(std::get<Position>(read));
}

TEST(PositionText, ReadsPlainRows) {
    EXPECT_EQ(rows_of("X.\n.O\n"), "X./.O");
    EXPECT_EQ(rows_of("#x,\r\noO+\r\n..."), "XX./OO./...");
    EXPECT_EQ(rows_of("\n  . X .\n  O . .\n\t. . .\n\n"), ".X./O../...");
    EXPECT_EQ(rows_of("●○.\n...\n..."), "XO./.../...");
}

TEST(PositionText, ReadsWhatProgramsPrint) {
    EXPECT_EQ(
        rows_of("   A B C\n 3 . X .  3\n 2 O + .  2     WHITE (O) has captured 0 stones\n 1 . . .  1\n   A B C\n"),
        ".X./O../...");
    EXPECT_EQ(rows_of("  a b c\n3 . X .\n2 O(X).\n1 . . .\n"), ".X./OX./...");
    EXPECT_EQ(rows_of("+-------+\n| . X . |\n| O , . |\n| . . . |\n+-------+\n"), ".X./O../...");
    EXPECT_EQ(rows_of("-----\n|.X.\n|O..\n|...\n"), ".X./O../...");
    EXPECT_EQ(rows_of("ABC\n3.X.3\n2O..2\n1...1\nABC"), ".X./O../...");
}

TEST(PositionText, NamesTheLineOfATrouble) {
    EXPECT_EQ(rows_of(""), "line 1: no row of a board");
    EXPECT_EQ(rows_of("\n\n"), "line 1: no row of a board");
    EXPECT_EQ(rows_of("...\n..\n...\n"), "line 2: a row of 2 points where the first has 3");
    EXPECT_EQ(rows_of("...\n...\n"), "line 2: 2 rows of 3 points; a board is square");
    EXPECT_EQ(rows_of("..\n..\n..\n"), "line 3: more rows than the 2 points of a row");
    EXPECT_EQ(rows_of("..\n.?\n"), "line 2: no point of a board: '?'");
    EXPECT_EQ(rows_of("..\n.é\n"), "line 2: no point of a board: 'é'");
    EXPECT_EQ(rows_of("..\n.\xff\n"), "line 2: no point of a board: byte 255");
    EXPECT_EQ(rows_of("..\n.\xe2"), "line 2: no point of a board: byte 226");
    EXPECT_EQ(rows_of(".\n"), "line 1: a row of 1 points; boards have 2 to 19");
    EXPECT_EQ(rows_of("....................\n"), "line 1: a row of 20 points; boards have 2 to 19");
}

TEST(OwnerRows, AreReadAsTheyAreWritten) {
    const std::string rows = "BB=/=WW/WB=";
    const auto owners = parse_owner_rows(rows);
    ASSERT_TRUE(owners);
    EXPECT_EQ(owners->at(0, 1), Colour::black);
    EXPECT_EQ(owners->at(0, 2), Colour::empty);
    EXPECT_EQ(owners->at(1, 2), Colour::white);
    EXPECT_EQ(to_owner_rows(*owners), rows);
    for (const char* wrong : {"", "BB/B", "XX/OO", "B./=W", "BB=/=WW"}) EXPECT_FALSE(parse_owner_rows(wrong)) << wrong;
}

TEST(PositionText, PrintsCoordinatesStarPointsAndMarks) {
    Position position(9);
    position.put(vertex_at(0, 8), Colour::black);
    position.put(vertex_at(4, 4), Colour::white);
    const Vertex marked = vertex_at(8, 0);
    EXPECT_EQ(print_position(position, [&](Vertex vertex) { return vertex == marked ? "①" : ""; }),
              "     A B C D E F G H J\n"
              "   9 . . . . . . . . X 9\n"
              "   8 . . . . . . . . . 8\n"
              "   7 . . + . . . + . . 7\n"
              "   6 . . . . . . . . . 6\n"
              "   5 . . . . O . . . . 5\n"
              "   4 . . . . . . . . . 4\n"
              "   3 . . + . . . + . . 3\n"
              "   2 . . . . . . . . . 2\n"
              "   1 ① . . . . . . . . 1\n"
              "     A B C D E F G H J\n");
}

TEST(PositionText, KnowsTheStarPoints) {
    const auto count = [](int size) {
        int stars = 0;
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) stars += is_star_point(vertex_at(row, column), size) ? 1 : 0;
        return stars;
    };
    EXPECT_EQ(count(19), 9);
    EXPECT_EQ(count(13), 9);
    EXPECT_EQ(count(11), 5);
    EXPECT_EQ(count(9), 5);
    EXPECT_EQ(count(8), 4);
    EXPECT_EQ(count(5), 0);
    EXPECT_TRUE(is_star_point(parse_vertex("Q16", 19).value(), 19));
    EXPECT_TRUE(is_star_point(parse_vertex("K4", 19).value(), 19));
}

TEST(PositionText, ReadsWhatItPrints) {
    std::mt19937 random(7);
    for (int size = min_board_size; size <= max_board_size; ++size) {
        Position position(size);
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column)
                position.put(vertex_at(row, column), static_cast<Colour>(random() % 3));
        EXPECT_EQ(rows_of(print_position(position)), to_rows(position));
    }
}

TEST(PositionText, SurvivesNonsense) {
    std::mt19937 random(11);
    constexpr std::string_view characters = ".X O#\n19|+-(\xe2\x97\x8f\xff?A";
    for (int i = 0; i < 20000; ++i) {
        std::string text(random() % 40, '.');
        for (char& c : text)
            if (random() % 2 == 0) c = characters[random() % characters.size()];
        read_position_text(text);
    }
}

}  // namespace
}  // namespace katachi::board
