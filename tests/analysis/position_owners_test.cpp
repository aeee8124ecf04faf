// How much more Black has played than White, which decides a score that counts territory.
#include "engine/analysis/position_owners.h"

#include <gtest/gtest.h>

#include "engine/board/position_text.h"

namespace katachi::analysis {
namespace {

using board::Colour;

board::Board played_on(board::Board board, std::initializer_list<std::pair<Colour, const char*>> moves) {
    for (const auto& [colour, name] : moves)
        EXPECT_EQ(board.play(colour, board::parse_vertex(name, board.size()).value()), board::Legality::ok) << name;
    return board;
}

TEST(BlackPlayedMore, CountsStonesOnTheBoardAndThoseThatWereCaptured) {
    const board::Board empty(5);
    EXPECT_EQ(black_played_more(empty, 0, Colour::black), 0);
    EXPECT_EQ(black_played_more(played_on(empty, {{Colour::black, "C3"}}), 0, Colour::white), 1);
    const board::Board captured =
        played_on(empty, {{Colour::white, "A5"}, {Colour::black, "A4"}, {Colour::white, "E1"}, {Colour::black, "B5"}});
    ASSERT_EQ(captured.captured(Colour::white), 1);
    EXPECT_EQ(black_played_more(captured, 0, Colour::white), 0);
}

TEST(BlackPlayedMore, APassIsNoStone) {
    const board::Board board = played_on(board::Board(5), {{Colour::black, "C3"}, {Colour::white, "PASS"}});
    EXPECT_EQ(black_played_more(board, 0, Colour::black), 1);
}

TEST(BlackPlayedMore, CountsTheStonesOfAHandicap) {
    const board::Board board(board::parse_rows("...../.X.../...../...X./.....").value());
    EXPECT_EQ(black_played_more(board, 2, Colour::white), 2);
    EXPECT_EQ(black_played_more(played_on(board, {{Colour::white, "C3"}}), 2, Colour::black), 1);
}

// Nobody knows what was captured before.
TEST(BlackPlayedMore, TakesSidesToHavePlayedByTurnsWhereStonesWereSetUp) {
    const board::Board board(board::parse_rows("...../.XXX./.O.X./...X./.....").value());
    EXPECT_EQ(black_played_more(board, 0, Colour::black), 0);
    EXPECT_EQ(black_played_more(board, 0, Colour::white), 1);
    EXPECT_EQ(black_played_more(played_on(board, {{Colour::white, "C3"}}), 0, Colour::black), 0);
}

}  // namespace
}  // namespace katachi::analysis
