// Walls that are broken through, areas that are entered, and moves that stand.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "engine/reading/tactics.h"
#include "tests/support/random_position.h"

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

// What a safety comes to where less is asked about kos.
TacticalCode less_told(TacticalCode code, AboutKos about_kos) {
    const bool is_ko = code == TacticalCode::ko_a || code == TacticalCode::ko_b;
    if (!is_ko || about_kos == AboutKos::which) return code;
    return about_kos == AboutKos::nothing ? TacticalCode::win : TacticalCode::ko_a;
}

// The questions are asked in whatever order, with what is known and without; the kos are those of crowded boards.
TEST(Safety, LessIsToldWhereLessIsAskedAboutKos) {
    std::mt19937 random(test::test_seed());
    std::array asked{AboutKos::nothing, AboutKos::whether, AboutKos::which};
    Tactics known({.nodes = 300, .far_nodes = 1, .is_quick = true}), anew(known.limits());
    anew.set_caching(false);
    int kos = 0;
    for (int i = 0; i < 40; ++i) {
        board::Board board(test::random_position(size, 0.6, random));
        for (const board::Vertex move : board.empty_points()) {
            const TacticalCode full = anew.safety(board, board::Colour::black, move).code;
            kos += full != less_told(full, AboutKos::nothing) ? 1 : 0;
            std::shuffle(asked.begin(), asked.end(), random);
            for (const AboutKos about_kos : asked) {
                EXPECT_EQ(anew.safety(board, board::Colour::black, move, about_kos).code, less_told(full, about_kos));
                EXPECT_EQ(known.safety(board, board::Colour::black, move, about_kos).code, less_told(full, about_kos));
            }
        }
    }
    EXPECT_GT(kos, 20);
    EXPECT_GT(known.cache_hits(), 0U);
}

// A question that asks nothing about kos takes less reading where there is one.
TEST(Safety, KosThatNobodyAsksAboutAreNotRead) {
    board::Board board(
        board::parse_rows("..XOO..../.X.XO..../..XO...../........./........./........./........./........./.........")
            .value());
    const auto nodes_of = [&](AboutKos about_kos) {
        Tactics tactics;
        tactics.safety(board, board::Colour::white, point("C8"), about_kos);
        return tactics.nodes();
    };
    EXPECT_LT(nodes_of(AboutKos::nothing), nodes_of(AboutKos::whether));
    EXPECT_LE(nodes_of(AboutKos::whether), nodes_of(AboutKos::which));
}

}  // namespace
}  // namespace katachi::reading
