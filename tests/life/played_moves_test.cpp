#include "engine/life/playouts/played_moves.h"

#include <gtest/gtest.h>

namespace katachi::life {
namespace {

using board::pass_vertex;
using board::vertex_at;

const board::Vertex corner = vertex_at(0, 0), beside = vertex_at(0, 1), far = vertex_at(5, 5);

TEST(PlayedMoves, GiveHopeByTheMoveThatWasPlayedMostOften) {
    EXPECT_FALSE(give_hope({}, true));
    EXPECT_TRUE(give_hope({{corner, 100, 50}, {beside, 10, 1}}, true));
    EXPECT_FALSE(give_hope({{corner, 100, 50}, {beside, 10, 9}}, false));
    EXPECT_TRUE(give_hope({{pass_vertex, 100, 70}}, false));
    EXPECT_FALSE(give_hope({{corner, 100, 30}}, true));
}

TEST(PlayedMoves, TellAnotherMoveOnlyWhereItWentFarBetter) {
    EXPECT_EQ(better_move({}, corner), corner);
    EXPECT_EQ(better_move({{corner, 100, 70}, {beside, 50, 30}}, beside), beside);
    EXPECT_EQ(better_move({{corner, 100, 70}, {beside, 50, 20}}, beside), corner);
    EXPECT_EQ(better_move({{corner, 100, 70}, {beside, 50, 20}}, far), corner);
    EXPECT_EQ(better_move({{corner, 100, 10}}, far), far);
    EXPECT_EQ(better_move({{pass_vertex, 100, 90}, {corner, 50, 30}}, corner), corner);
}

}  // namespace
}  // namespace katachi::life
