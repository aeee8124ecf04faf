// What counts as a cut that saving a string makes.
#include "engine/worms/cuts_if_saved.h"

#include <gtest/gtest.h>

namespace katachi::worms {
namespace {

NewCuts cuts_after(const char* rows, const char* string, const char* defence, std::uint64_t nodes) {
    board::Board board(board::parse_rows(rows).value());
    reading::Tactics tactics({.nodes = nodes});
    const auto at = [&](const char* name) { return board::parse_vertex(name, board.size()).value(); };
    return cuts_if_saved(board, tactics, at(string), at(defence));
}

// At its lower corners White meets; above it are no stones.
TEST(CutsIfSaved, AreCornersBetweenTwoStonesOfTheOpponent) {
    const char* const rows =
        "........./........./........./........./...OXO.../....O..../........./........./.........";
    EXPECT_EQ(cuts_after(rows, "E5", "E6", 1000).count, 2);
    const char* const at_edge =
        "........./........./........./........./........./........./........./........./...OXO...";
    EXPECT_EQ(cuts_after(at_edge, "E1", "E2", 1000).count, 0);
}

TEST(CutsIfSaved, AreSettledWhereAllOfThemAre) {
    const char* const rows =
        "........./........./........./.....X.../...O...../...XO.X../...O...../.....X.../.........";
    EXPECT_TRUE(cuts_after(rows, "D4", "C4", 3000).is_settled);
    EXPECT_FALSE(cuts_after(rows, "D4", "C4", 1).is_settled);
}

}  // namespace
}  // namespace katachi::worms
