// What is won and lost besides, on boards that a reader can check.
#include "engine/reading/exchange.h"

#include <gtest/gtest.h>

#include <string>

namespace katachi::reading {
namespace {

// "gain C3", "loss C3" or "".
std::string exchange(const char* rows, const char* string,
                     Exchange (*question)(Tactics&, board::Board&, board::Vertex)) {
    board::Board board(board::parse_rows(rows).value());
    const std::uint64_t hash = board.hash();
    Tactics tactics;
    const Exchange found = question(tactics, board, board::parse_vertex(string, board.size()).value());
    EXPECT_EQ(board.hash(), hash);
    if (found.gain != board::pass_vertex) return "gain " + board::vertex_name(found.gain, board.size());
    return found.loss == board::pass_vertex ? "" : "loss " + board::vertex_name(found.loss, board.size());
}

// White can put both black stones in atari at E5.
constexpr const char* before_a_fork =
    "........./........./....X..../........./..OX.XO../...O.O.../........./........./.........";
constexpr const char* forked =
    "........./........./....X..../........./..OXOXO../...O.O.../........./........./.........";

TEST(Exchange, AnAttackThatFailsMayGainAnotherString) {
    EXPECT_EQ(exchange(before_a_fork, "D5", exchange_of_attack), "gain F5");
    EXPECT_EQ(exchange(before_a_fork, "F5", exchange_of_attack), "gain D5");
    EXPECT_EQ(exchange(before_a_fork, "C5", exchange_of_attack), "") << "nothing near it is weak";
}

TEST(Exchange, ARescueMayLoseAnotherString) {
    EXPECT_EQ(exchange(forked, "D5", exchange_of_defence), "loss F5");
    EXPECT_EQ(exchange(before_a_fork, "D5", exchange_of_defence), "");
}

// Black takes the corner stone at B1, and White takes A2 and what connects to it.
TEST(Exchange, ACaptureMayLoseAnotherString) {
    const char* const rows =
        "........./........./........./........./........./........./.O......./XOO....../O........";
    EXPECT_EQ(exchange(rows, "A1", exchange_of_attack), "loss A2");
}

TEST(Exchange, OfSeveralStringsTheLargestIsGained) {
    const char* const rows = "O.XOXXO/..O.O.O/....O.X/O.OX.O./.X..XOX/.X.X..O/...X.X.";
    EXPECT_EQ(exchange(rows, "E7", exchange_of_defence), "gain G7");
}

}  // namespace
}  // namespace katachi::reading
