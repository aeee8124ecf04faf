#include "tools/authoring/games/game_walk.h"

#include <gtest/gtest.h>

#include <variant>

namespace katachi::authoring {
namespace {

// The boards are those that `position_before_move` tells alone.
TEST(GameWalk, TellsTheBoardBeforeEachMoveAndAtTheEnd) {
    sgf::SgfReader reader("(;SZ[5]AB[aa][bb];W[cc];B[aa];AE[bb]AW[ee];W[];B[ab]AB[ea])");
    const sgf::Game game = reader.next().value();
    ASSERT_EQ(game.move_count(), 4);
    GameWalk walk(game);
    const auto expect_before = [&](int number) {
        const auto told = sgf::position_before_move(game, number);
        const board::Board& expected = std::get<sgf::SgfPosition>(told).board;
        EXPECT_EQ(board::to_rows(walk.board().position()), board::to_rows(expected.position())) << number;
        EXPECT_EQ(walk.board().history(), expected.history()) << number;
    };
    for (int number = 1; number <= 4; ++number) {
        expect_before(number);
        walk.play();
    }
    EXPECT_EQ(board::to_rows(walk.board().position()), "X...X/X..../..O../...../....O");
}

}  // namespace
}  // namespace katachi::authoring
