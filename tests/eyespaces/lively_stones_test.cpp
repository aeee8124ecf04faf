// Which stones have a say where sides may make eyes.
#include <gtest/gtest.h>

#include "tests/eyespaces/read_eyes.h"

namespace katachi::eyespaces {
namespace {

using board::Colour;

// As little reading sees it, no stone can be captured.
LivelyStones lively(const char* rows) {
    const board::Board board(board::parse_rows(rows).value());
    reading::Tactics tactics({.nodes = 1});
    const worms::WormLimits little{.strings = {.nodes = 1}, .moves = {.nodes = 1}};
    return lively_stones(board, worms::Worms(board, tactics, little));
}

TEST(LivelyStones, HaveEightPointsAtLeast) {
    const board::Vertex stone = board::parse_vertex("B7", 7).value();
    const char* const seven = ".O.X.../...X.../.XX..../X....../......./......./.......";
    EXPECT_FALSE(lively(seven).white.contains(stone)) << "A7 to C7, A6 to C6, A5 and B5";
    const char* const eight = ".O..X../...XX../.XX..../X....../......./......./.......";
    EXPECT_TRUE(lively(eight).white.contains(stone)) << "A7 to D7, A6 to D6 and A5";
}

// Black's stone has two liberties and lives by the capture of all that is around it alone.
TEST(LivelyStones, AreNotInessential) {
    const LivelyStones stones =
        lively("OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOO.O/O...X...O/OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOOO.");
    EXPECT_TRUE(stones.black.empty());
    EXPECT_FALSE(stones.white.empty());
}

}  // namespace
}  // namespace katachi::eyespaces
