#include <gtest/gtest.h>

#include <random>

#include "engine/board/turned_vertex.h"
#include "engine/position/owners/owner_realms.h"
#include "engine/position/owners/owner_secure.h"
#include "engine/position/owners/owner_sight.h"
#include "tests/support/random_position.h"
#include "tests/support/turned_position.h"

namespace katachi::position {
namespace {

using board::Colour;
using board::Vertex;
using board::vertex_at;
using influence::at;

board::VertexSet all_points(const board::Board& board) {
    return board.empty_points() | board.stones(Colour::black) | board.stones(Colour::white);
}

// Two realms of Black's that a wall of White's parts, and one point of doubt.
TEST(OwnerRealms, AreWhatHangsTogether) {
    const board::VertexSet points = all_points(board::Board(5));
    influence::Field black{};
    for (const Vertex point : points) black[at(point)] = board::column_of(point) < 2 ? 0.75F : 0.1F;
    black[at(vertex_at(4, 4))] = 1;
    black[at(vertex_at(0, 0))] = 0.5F;
    const OwnerRealms realms = realms_of(black, points);
    EXPECT_EQ(realms.largest[at(vertex_at(3, 0))], 9);
    EXPECT_EQ(realms.largest[at(vertex_at(3, 2))], 9);
    EXPECT_EQ(realms.largest[at(vertex_at(0, 0))], 9);
    EXPECT_EQ(realms.largest[at(vertex_at(4, 3))], 1);
    EXPECT_EQ(realms.largest[at(vertex_at(1, 3))], 0);
    EXPECT_FLOAT_EQ(realms.mean_chance[at(vertex_at(3, 0))], 0.75F);
    EXPECT_EQ(realms.mean_chance[at(vertex_at(3, 2))], 0);
    EXPECT_EQ(realms.mean_chance[at(vertex_at(0, 0))], 0);
}

TEST(OwnerSecure, ArePointsWhereTheOtherSideIsCapturedAtOnce) {
    const board::Position drawn =
        board::parse_rows("..X....../..X....../XXX....../........./........./........./......OOO/......O../......O.O")
            .value();
    reading::Tactics tactics({.nodes = 7});
    for (const Colour side : {Colour::black, Colour::white}) {
        const bool is_black = side == Colour::black;
        const SecurePoints secure =
            secure_points(board::Board(is_black ? drawn : test::colours_exchanged(drawn)), tactics);
        for (const Vertex corner : {vertex_at(0, 0), vertex_at(0, 1), vertex_at(1, 0), vertex_at(1, 1)})
            EXPECT_TRUE(secure.of(side).contains(corner));
        for (const Vertex corner : {vertex_at(7, 7), vertex_at(7, 8), vertex_at(8, 7)})
            EXPECT_TRUE(secure.of(board::opponent(side)).contains(corner));
        for (const Colour either : {Colour::black, Colour::white})
            EXPECT_FALSE(secure.of(either).contains(vertex_at(4, 4)));
    }
    EXPECT_EQ(tactics.limits().nodes, 7U);
}

TEST(OwnerSight, EndsAtTheFirstStoneThatMayStay) {
    const board::Board board(board::parse_rows("..O../...../X...X/...../..X..").value());
    influence::Field black{};
    for (const Vertex stone : board.stones(Colour::black)) black[at(stone)] = 1;
    black[at(vertex_at(0, 2))] = 0.25F;
    black[at(vertex_at(2, 0))] = 0.2F;
    const StonesInSight sight = stones_in_sight(board, vertex_at(2, 2), Colour::black, black);
    EXPECT_FLOAT_EQ(sight.own, 2 * 0.5F);  // the stone that hardly stays is looked through
    EXPECT_FLOAT_EQ(sight.other, 0.75F / 2);
    EXPECT_FLOAT_EQ(stones_in_sight(board, vertex_at(4, 4), Colour::black, black).own, 0.5F + 0.5F);
}

TEST(OwnerSight, IsTheSameOnTurnedBoards) {
    std::mt19937 random(test::test_seed());
    for (const board::Orientation orientation : board::all_orientations) {
        const board::Position drawn = test::random_position(9, 0.3, random);
        const board::Board board(drawn), turned(test::turned(drawn, orientation));
        influence::Field here{}, there{};
        for (const Vertex point : all_points(board)) {
            here[at(point)] = std::uniform_real_distribution<float>(0, 1)(random);
            there[at(board::turned(point, orientation, 9))] = here[at(point)];
        }
        for (const Vertex point : board.empty_points()) {
            const StonesInSight seen = stones_in_sight(board, point, Colour::white, here);
            const StonesInSight seen_there =
                stones_in_sight(turned, board::turned(point, orientation, 9), Colour::white, there);
            EXPECT_NEAR(seen.own, seen_there.own, 1e-5);
            EXPECT_NEAR(seen.other, seen_there.other, 1e-5);
        }
    }
}

}  // namespace
}  // namespace katachi::position
