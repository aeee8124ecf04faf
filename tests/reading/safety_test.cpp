// Walls that are broken through, areas that are entered, and moves that stand.
#include <gtest/gtest.h>

#include "engine/reading/tactics.h"

namespace katachi::reading {
namespace {

constexpr int size = 9;

board::Vertex point(const char* name) { return board::parse_vertex(name, size).value(); }

BreakThrough::Gain break_through(const char* rows) {
    board::Board board(board::parse_rows(rows).value());
    const std::uint64_t before = board.hash();
    const BreakThrough::Gain result = Tactics().break_through(board, point("D5"), point("E6"), point("F5")).gain;
    EXPECT_EQ(board.hash(), before);
    return result;
}

TEST(BreakThrough, AStrongWallHolds) {
    EXPECT_EQ(
        break_through("........./........./....O..../..OOOOO../...OXO.../........./........./........./........."),
        BreakThrough::Gain::none);
}

TEST(BreakThrough, AStoneOfTheWallInAtariIsCaptured) {
    EXPECT_EQ(
        break_through("........./........./........./...XOX.../...OXO.../....X..../........./........./........."),
        BreakThrough::Gain::capture);
}

// No stone is in danger, but Black pushes in at D6.
TEST(BreakThrough, AThinWallIsCut) {
    EXPECT_EQ(
        break_through("........./........./........./..X.O.X../...OXO.../........./........./........./........."),
        BreakThrough::Gain::cut);
}

// D6 and F6 are cutting points; a cut at once costs E5. Black saves it at E4, and White can close one of them only.
TEST(BreakThrough, AWallOfTwoCuttingPointsIsCutAtOneOfThem) {
    const char* const rows =
        "........./........./........./..X.O.X../...OXO.../........./........./........./.........";
    EXPECT_EQ(break_through(rows), BreakThrough::Gain::cut);
    board::Board board(board::parse_rows(rows).value());
    for (const char* side : {"D5", "F5"})
        EXPECT_EQ(Tactics().disconnect(board, point(side), point("E6")).code, TacticalCode::failure) << side;
}

// Black's wall has a gap of one point, at E6, and White stands before it.
TEST(BreakIn, AGapIsEnteredOrClosed) {
    board::Board board(
        board::parse_rows("........./..O...O../....O..../XXXX.XXXX/........./........./........./........./.........")
            .value());
    board::VertexSet inside;
    for (const char* name : {"E5", "E6"}) inside.insert(point(name));
    Tactics tactics;
    const TacticalAnswer in = tactics.break_in(board, point("E7"), inside);
    EXPECT_EQ(in.code, TacticalCode::win);
    EXPECT_EQ(board::vertex_name(in.move, size), "E6");
    const TacticalAnswer off = tactics.block_off(board, point("E7"), inside);
    EXPECT_EQ(off.code, TacticalCode::win);
    EXPECT_EQ(board::vertex_name(off.move, size), "E6");
    EXPECT_EQ(tactics.break_in(board, point("E7"), {}).code, TacticalCode::failure);
    EXPECT_EQ(tactics.block_off(board, point("E7"), board::VertexSet::of(point("E7"))).code, TacticalCode::failure);
}

bool is_safe(Tactics& tactics, board::Board& board, board::Colour colour, board::Vertex move) {
    return tactics.safety(board, colour, move).code != TacticalCode::failure;
}

TEST(Safety, AMoveIsSafeWhereItIsNotCapturedAtOnce) {
    board::Board board(
        board::parse_rows("....O..../...O...../........./........./........./........./........./........./XO.......")
            .value());
    const std::uint64_t before = board.hash();
    Tactics tactics;
    EXPECT_TRUE(is_safe(tactics, board, board::Colour::black, point("E5")));
    EXPECT_FALSE(is_safe(tactics, board, board::Colour::black, board::pass_vertex));
    EXPECT_FALSE(is_safe(tactics, board, board::Colour::black, point("D9")));
    EXPECT_FALSE(is_safe(tactics, board, board::Colour::black, point("E9")));
    EXPECT_FALSE(is_safe(tactics, board, board::Colour::black, point("A2")));
    EXPECT_EQ(board.hash(), before);
}

// A stone that is captured in a ko only stands.
TEST(Safety, AKoIsSafe) {
    board::Board board(
        board::parse_rows("..XOO..../.X.XO..../..XO...../........./........./........./........./........./.........")
            .value());
    Tactics tactics;
    EXPECT_TRUE(is_safe(tactics, board, board::Colour::white, point("C8")));
}

}  // namespace
}  // namespace katachi::reading
