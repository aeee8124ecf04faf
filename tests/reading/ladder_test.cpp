// Ladders of any length.
#include <gtest/gtest.h>

#include "engine/reading/tactics.h"

namespace katachi::reading {
namespace {

// White's stone at D4 in a ladder towards the upper right, and one of White's at `breaker`, if that is not "".
board::Board ladder(const char* breaker = "") {
    board::Board board(board::max_board_size);
    const auto place = [&](board::Colour colour, const char* name) {
        board.place(colour, board::parse_vertex(name, board::max_board_size).value());
    };
    place(board::Colour::white, "D4");
    for (const char* name : {"C4", "D3", "E3"}) place(board::Colour::black, name);
    if (*breaker != '\0') place(board::Colour::white, breaker);
    return board;
}

const board::Vertex runner = board::vertex_at(15, 3);
const board::Vertex atari = board::vertex_at(14, 3);

constexpr std::uint64_t most_nodes = 1000;

TEST(Ladder, RunsAcrossTheBoard) {
    board::Board board = ladder();
    Tactics tactics;
    for (const TacticalAnswer& attack : {tactics.attack(board, runner), tactics.ladder_attack(board, runner)}) {
        EXPECT_EQ(attack.code, TacticalCode::win);
        EXPECT_EQ(board::vertex_name(attack.move, board::max_board_size), "D5");
        EXPECT_LT(attack.nodes, 100U);
    }
    ASSERT_EQ(board.play(board::Colour::black, atari), board::Legality::ok);
    EXPECT_EQ(tactics.defend(board, runner).code, TacticalCode::failure);
}

// Settled, not given up: a greater limit of nodes makes no difference.
TEST(Ladder, IsBrokenByAStoneInItsWay) {
    for (const char* breaker : {"Q16", "P17", "K10"}) {
        board::Board board = ladder(breaker);
        Tactics tactics({.nodes = 100 * most_nodes});
        const TacticalAnswer attack = tactics.attack(board, runner);
        EXPECT_EQ(attack.code, TacticalCode::failure) << breaker;
        EXPECT_LT(attack.nodes, most_nodes) << breaker;
        EXPECT_EQ(tactics.ladder_attack(board, runner).code, TacticalCode::failure) << breaker;
        ASSERT_EQ(board.play(board::Colour::black, atari), board::Legality::ok);
        const TacticalAnswer defend = tactics.defend(board, runner);
        EXPECT_EQ(defend.code, TacticalCode::win) << breaker;
        EXPECT_EQ(board::vertex_name(defend.move, board::max_board_size), "E4") << breaker;
        EXPECT_LT(defend.nodes, most_nodes) << breaker;
    }
}

TEST(Ladder, LeavesTheBoardAsItWas) {
    board::Board board = ladder("Q16");
    const std::uint64_t before = board.hash();
    Tactics().ladder_attack(board, runner);
    EXPECT_EQ(board.hash(), before);
    EXPECT_TRUE(board.history().empty());
}

// Below an edge White has nowhere to run, but a stone that chases him may be in atari.
TEST(Ladder, FailsWhereAChaserCanBeTaken) {
    const auto attack = [](const char* rows) {
        board::Board board(board::parse_rows(rows).value());
        return Tactics().ladder_attack(board, board::parse_vertex("C4", 7).value()).code;
    };
    EXPECT_EQ(attack("......./......./.OXO.../.XO.X../...X.../......./......."), TacticalCode::failure);
    EXPECT_EQ(attack("......./..X..../.OXO.../.XO.X../...X.../......./......."), TacticalCode::win);
}

}  // namespace
}  // namespace katachi::reading
