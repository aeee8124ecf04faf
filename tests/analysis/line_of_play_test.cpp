// Lines of moves on trial.
#include "engine/analysis/line_of_play.h"

#include <gtest/gtest.h>

#include <array>

namespace katachi::analysis {
namespace {

using board::Vertex;

TEST(LineOfPlay, LeavesOutWhatIsIllegalAndTakesAllBack) {
    board::Board board(5);
    const Vertex before = board::vertex_at(4, 4), first = board::vertex_at(0, 0), second = board::vertex_at(0, 1),
                 last = board::vertex_at(1, 0);
    board.play(board::Colour::black, before);
    {
        const std::array moves{first, second, first, last};
        const LineOfPlay line(board, board::Colour::black, moves);
        EXPECT_EQ(board.at(first), board::Colour::empty) << "the last move captures it";
        EXPECT_EQ(board.at(second), board::Colour::white);
        EXPECT_EQ(board.at(last), board::Colour::white) << "Black may not play on its own stone, and loses that turn";
    }
    EXPECT_EQ(board.history().size(), 1U) << "all is taken back";
}

}  // namespace
}  // namespace katachi::analysis
