#include "engine/counting/final_status.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

#include "engine/board/position_text.h"
#include "engine/counting/unconditional_life.h"
#include "tests/support/nightly.h"
#include "tests/support/random_move.h"
#include "tests/support/random_position.h"

namespace katachi::counting {
namespace {

constexpr board::Scoring area = board::Scoring::area;

board::Board board_of(std::string_view rows) { return board::Board(board::parse_rows(rows).value()); }

board::VertexSet stones(const board::Board& board) {
    return board.stones(board::Colour::black) | board.stones(board::Colour::white);
}

TEST(FinalStatus, StringsThatShareTheirOnlyLibertiesAreInSeki) {
    for (const char* rows : {"XX.OO/XX.OO/XXXOO/XXXOO/XXXOO", "XX.OO/.X.O./XXXOO/XXXOO/XXXOO"}) {
        const board::Board board = board_of(rows);
        const FinalStatus status = final_status(board, {}, area);
        EXPECT_EQ(status.seki, stones(board)) << rows;
        EXPECT_TRUE(status.alive.empty()) << rows;
        EXPECT_EQ(status.points.neutral.count(), 2) << rows;
    }
}

TEST(FinalStatus, EyesInSekiAreNobodysWhereTerritoryCounts) {
    const board::Board board = board_of(".X.O./XX.OO/XXXOO/XXXOO/XXXOO");
    const FinalStatus by_area = final_status(board, {}, area);
    const FinalStatus by_territory = final_status(board, {}, board::Scoring::territory);
    EXPECT_EQ(by_area.seki, stones(board));
    EXPECT_EQ(by_territory.seki, by_area.seki);
    EXPECT_EQ(by_area.points.black.count(), 1);
    EXPECT_EQ(by_area.points.neutral.count(), 2);
    EXPECT_TRUE(by_territory.points.black.empty());
    EXPECT_TRUE(by_territory.points.white.empty());
    EXPECT_EQ(by_territory.points.neutral.count(), 4);
}

// An eye of two points each, and a point in common.
TEST(FinalStatus, TwoPointsThatJoinAreOneEyeInASeki) {
    const board::Board board = board_of(".O.O.O./OOOOOOO/XXXXXOO/..XXXOO/XXX.XOO/OOOOXOO/..OXXOO");
    const FinalStatus by_territory = final_status(board, {}, board::Scoring::territory);
    EXPECT_TRUE(by_territory.seki.contains(board::vertex_at(2, 0)));
    EXPECT_TRUE(by_territory.seki.contains(board::vertex_at(5, 0)));
    EXPECT_TRUE(by_territory.alive.contains(board::vertex_at(0, 1)));
    EXPECT_TRUE(by_territory.points.black.empty());
    EXPECT_EQ(by_territory.points.white.count(), 4);
    EXPECT_EQ(by_territory.points.neutral.count(), 5);
}

TEST(FinalStatus, ThreePointsHaveRoomForTwoEyes) {
    const auto corner = [](const std::string& first_row) {
        const board::Board board = board_of(first_row + "/XXXX.OO/XXXXOOO/XXXXOOO/XXXXOOO/XXXXOOO/XXXXOOO");
        const FinalStatus status = final_status(board, {}, area);
        EXPECT_TRUE(status.seki.contains(board::vertex_at(0, 5)));
        return status.seki.contains(board::vertex_at(1, 0)) ? "seki" : "alive";
    };
    EXPECT_STREQ(corner("..XX.O."), "seki");
    EXPECT_STREQ(corner("...X.O."), "alive");
}

TEST(FinalStatus, ASekiHasFewSharedLiberties) {
    const auto column = [](int shared) {
        std::string rows;
        for (int row = 0; row < 7; ++row)
            rows += std::string(row == 0 ? "" : "/") + (row < shared ? "XXX.OOO" : "XXXXOOO");
        const board::Board board = board_of(rows);
        const FinalStatus status = final_status(board, {}, area);
        EXPECT_TRUE(status.seki.empty() || status.alive.empty());
        return status.seki == stones(board);
    };
    EXPECT_TRUE(column(6));
    EXPECT_FALSE(column(7));
}

TEST(FinalStatus, StringsThatShareALibertyAreOneGroup) {
    const board::Board board = board_of(".X.X./XXOXX/OOOOO/O.O.O/OOOOO");
    EXPECT_EQ(final_status(board, {}, area).alive, stones(board));
}

TEST(FinalStatus, StonesWithTerritoryBesideDameAreAlive) {
    for (const char* rows : {".X.O./XX.OO/.X.O./XX.OO/.X.O.", ".X.O./.X.O./.X.O./.X.O./.X.O."}) {
        const board::Board board = board_of(rows);
        const FinalStatus status = final_status(board, {}, area);
        EXPECT_EQ(status.alive, stones(board)) << rows;
        EXPECT_EQ(status.points.neutral.count(), 5) << rows;
    }
}

TEST(FinalStatus, StonesOnAnOpenBoardAreInNoSeki) {
    const board::Board board = board_of("...../.X.../...../...O./.....");
    EXPECT_EQ(final_status(board, {}, area).alive, stones(board));
}

TEST(FinalStatus, WhatIsUnconditionalNobodyCallsOtherwise) {
    const board::Board board = board_of(".O.OX/OOOOX/XXXXX/X.X.X/XXXXX");
    EXPECT_TRUE(final_status(board, stones(board), area).dead.empty());
    const board::Board dead = board_of(".XO../X.X../.X.../XX.../.....");
    EXPECT_EQ(final_status(dead, {}, area).dead.contains(board::parse_vertex("C5", 5).value()), false);
    const board::Board inside = board_of(".OX.X/..XX./XXX.X/.X.XX/XXX..");
    EXPECT_TRUE(final_status(inside, {}, area).dead.contains(board::parse_vertex("B5", 5).value()));
}

// A game by chance in which nobody fills his own eyes, up to so many moves.
board::Board played_out(int size, int moves, std::mt19937& random) {
    board::Board board{board::Position(size)};
    board::Colour side = board::Colour::black;
    for (int move = 0; move < moves; ++move, side = board::opponent(side)) {
        board::VertexSet points = board.empty_points();
        for (const board::Vertex point : board.empty_points())
            if (std::all_of(board::neighbour_steps.begin(), board::neighbour_steps.end(), [&](int step) {
                    return board.at(point + step) == side || board.at(point + step) == board::Colour::off_board;
                }))
                points.remove(point);
        test::play_random_move(board, side, points, random);
    }
    return board;
}

TEST(FinalStatus, WhatIsUnconditionallyAliveIsInNoSeki) {
    std::mt19937 random(test::test_seed());
    int alive = 0;
    for (int round = 0; round < test::rounds(600, 30'000); ++round) {
        const int size = 4 + round % 6;
        const board::Board board = played_out(size, size * size * (1 + round % 3), random);
        board::VertexSet believed_dead;
        for (const board::Vertex stone : stones(board))
            if (random() % 4 == 0) believed_dead |= board.string_stones(stone);
        const board::VertexSet seki = final_status(board, believed_dead, area).seki;
        const UnconditionalStatuses unconditional(board);
        for (const board::Vertex stone : stones(board)) {
            if (unconditional.at(board, stone) != UnconditionalStatus::alive) continue;
            ++alive;
            EXPECT_FALSE(seki.contains(stone)) << board::vertex_name(stone, size) << '\n'
                                               << board::print_position(board.position());
        }
    }
    EXPECT_GT(alive, 1000);
}

TEST(FinalStatus, AStringOfWhichHalfIsBelievedDeadIsAlive) {
    const board::Board board = board_of(".XO../XXO../.XX../...../.....");
    EXPECT_TRUE(final_status(board, board::VertexSet::of(board::vertex_at(0, 2)), area).dead.empty());
    EXPECT_EQ(final_status(board, board.string_stones(board::vertex_at(0, 2)), area).dead.count(), 2);
}

TEST(FinalStatus, AStringIsDeadAsAWhole) {
    const board::Board board = board_of(".XO../XXO../.XOX./XXOOX/.XO..");
    const auto at = [](const char* name) { return board::parse_vertex(name, 5).value(); };
    const FinalStatus status =
        final_status(board, board::VertexSet::of(at("D3")) | board::VertexSet::of(at("A4")), area);
    EXPECT_EQ(status.dead & board.stones(board::Colour::black), status.dead);
    EXPECT_TRUE(status.dead.contains(at("D3")));
    EXPECT_FALSE(status.dead.contains(at("A4")));  // one of many
}

}  // namespace
}  // namespace katachi::counting
