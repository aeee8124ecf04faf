// By how many moves races are won, on boards that a reader can count.
#include "engine/life/races/race_margin.h"

#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "engine/board/position_text.h"

namespace katachi::life {
namespace {

constexpr LifeLimits limits{.nodes = 5'000};

// Of the strings at A4, Black's, and at A3, White's, on nine lines.
RaceMargin margin_of(const std::string& drawing, const LifeLimits& most = limits) {
    board::Board board(std::get<board::Position>(board::read_position_text(drawing)));
    const board::Position before = board.position();
    RaceReader reader(most);
    const board::Vertex black = board::vertex_at(5, 0), white = board::vertex_at(6, 0);
    const RaceMargin margin =
        race_margin(reader, board, {black, board.string_stones(black)}, {white, board.string_stones(white)});
    EXPECT_EQ(board.position(), before);
    return margin;
}

// So many stones of each side, of which Black's have so many liberties on the line above and White's on the one below.
std::string race_of_outer_liberties(int of_black, int of_white, int stones = 4) {
    const int size = stones + 5;
    std::string text;
    int lines = 0;
    const auto add = [&](int first, char one, int second, char other) {
        for (int column = 0; column < size; ++column)
            text += std::string(1, column < first ? one : column < second ? other : '.') + ' ';
        text += '\n';
        ++lines;
    };
    for (int line = 0; line < 3; ++line) add(0, '.', 0, '.');
    add(stones, 'O', stones + 1, 'O');
    add(of_black, '.', stones + 1, 'O');
    add(stones, 'X', stones + 1, 'O');
    add(stones, 'O', stones + 1, 'X');
    add(of_white, '.', stones + 1, 'X');
    add(stones, 'X', stones + 1, 'X');
    while (lines < size) add(0, '.', 0, '.');
    return text;
}

TEST(RaceMargin, IsTheDifferenceOfOuterLiberties) {
    for (int black = 1; black <= 4; ++black)
        for (int white = 1; white <= 4; ++white) {
            SCOPED_TRACE(std::to_string(black) + " against " + std::to_string(white));
            const RaceMargin margin = margin_of(race_of_outer_liberties(black, white));
            EXPECT_EQ(margin.winner, black > white   ? RaceWinner::first
                                     : black < white ? RaceWinner::second
                                                     : RaceWinner::first_mover);
            EXPECT_EQ(margin.moves, std::abs(black - white));
            EXPECT_TRUE(margin.is_read_out);
            EXPECT_GT(margin.nodes, 0U);
        }
}

TEST(RaceMargin, IsNoneInASeki) {
    const RaceMargin margin = margin_of(
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\nO O O O O O . . .\nX X X X X O . . .\n"
        "X . X . X O . . .\nO O O O O X . . .\nO O O O O X . . .\nX X X X X X . . .\n");
    EXPECT_EQ(margin.winner, RaceWinner::nobody);
    EXPECT_EQ(margin.moves, 0);
}

// The two answers that the margin begins with take few positions here, and the lines after them thousands.
TEST(RaceMargin, ReadsSixteenSearchesOfLinesAtMost) {
    constexpr std::uint64_t of_a_search = 50;
    const std::string drawing = race_of_outer_liberties(6, 3, 6);
    const RaceMargin margin = margin_of(drawing, {.nodes = of_a_search});
    EXPECT_EQ(margin.winner, RaceWinner::first);
    EXPECT_EQ(margin.moves, 2);
    EXPECT_FALSE(margin.is_read_out);
    EXPECT_LT(margin.nodes, 24 * of_a_search);
    EXPECT_EQ(margin_of(drawing).moves, 3);
}

}  // namespace
}  // namespace katachi::life
