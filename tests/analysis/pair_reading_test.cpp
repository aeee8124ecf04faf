// Two strings read together, where each is read alone before.
#include "engine/analysis/pair_reading.h"

#include <gtest/gtest.h>

namespace katachi::analysis {
namespace {

constexpr reading::SearchLimits limits{.nodes = 300};

board::Board board_of(const char* rows) { return board::Board(board::parse_rows(rows).value()); }

// One black move catches one of two white stones, each of which gets away alone.
TEST(PairReading, CountsWhatItReadsOfEachAlone) {
    board::Board board = board_of("......../......../......../..XO..../...XO.../....X.../......../........");
    const board::Vertex a = board::vertex_at(3, 3), b = board::vertex_at(4, 4);
    reading::Tactics tactics(limits), plain(limits);
    const reading::TacticalAnswer either = attack_on_either(tactics, board, a, b);
    EXPECT_EQ(either.code, reading::TacticalCode::win);
    EXPECT_EQ(either.move, board::vertex_at(3, 4));
    EXPECT_GT(either.nodes, plain.attack_either(board, a, b).nodes);
}

// Two black stones in atari that a move between them joins.
TEST(PairReading, LeavesTheBoardAsItWas) {
    board::Board board =
        board_of("........./....X..../...O.O.../..OX.XO../...O.O.../....X..../........./........./.........");
    const board::Position before = board.position();
    const board::Vertex a = board::vertex_at(3, 3), b = board::vertex_at(3, 5);
    reading::Tactics tactics(limits);
    const reading::TacticalAnswer defence = defence_of_both(tactics, board, a, b);
    EXPECT_EQ(defence.code, reading::TacticalCode::win);
    EXPECT_EQ(defence.move, board::vertex_at(3, 4));
    EXPECT_EQ(board.position(), before);
    EXPECT_EQ(attack_on_either(tactics, board, a, b).code, reading::TacticalCode::win);
    EXPECT_EQ(board.position(), before);
}

TEST(PairReading, SavesNoPairOfWhichOneIsLost) {
    board::Board board =
        board_of("XO......./OX......./........./........./....X..../........./........./........./.........");
    reading::Tactics tactics(limits);
    EXPECT_EQ(defence_of_both(tactics, board, board::vertex_at(4, 4), board::vertex_at(1, 1)).code,
              tactics.defend_both(board, board::vertex_at(4, 4), board::vertex_at(1, 1)).code);
    board::Board lost =
        board_of("X.O....../OOO....../........./........./....X..../........./........./........./.........");
    EXPECT_EQ(defence_of_both(tactics, lost, board::vertex_at(4, 4), board::vertex_at(0, 0)).code,
              reading::TacticalCode::failure);
}

}  // namespace
}  // namespace katachi::analysis
