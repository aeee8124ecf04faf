// Lines of moves on trial, and what was played in them.
#include "engine/analysis/line_of_play.h"

#include <gtest/gtest.h>

#include <array>

namespace katachi::analysis {
namespace {

using board::Vertex;

TEST(LineOfPlay, KnowsWhatWasPlayedInIt) {
    board::Board board(5);
    const Vertex before = board::vertex_at(4, 4), first = board::vertex_at(0, 0), second = board::vertex_at(0, 1);
    board.play(board::Colour::black, before);
    {
        const std::array moves{first, second, first, board::vertex_at(1, 0)};
        const LineOfPlay line(board, board::Colour::black, moves);
        EXPECT_TRUE(line.was_played(first)) << "it is captured by then";
        EXPECT_EQ(board.at(first), board::Colour::empty);
        EXPECT_TRUE(line.was_played(second));
        EXPECT_FALSE(line.was_played(before)) << "no move of the line";
        EXPECT_FALSE(line.was_played(first, 1)) << "it was the first one, and illegal later";
        EXPECT_TRUE(line.was_played(second, 1));
        EXPECT_FALSE(line.was_played(second, 9)) << "the line is shorter";
    }
    EXPECT_EQ(board.history().size(), 1U) << "all is taken back";
}

}  // namespace
}  // namespace katachi::analysis
