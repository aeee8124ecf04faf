#include "engine/life/playouts/played_moves.h"

#include <gtest/gtest.h>

namespace katachi::life {
namespace {

using board::pass_vertex;
using board::vertex_at;

const board::Vertex corner_point = vertex_at(0, 0), edge_point = vertex_at(0, 1), inner_point = vertex_at(5, 5);

TEST(PlayedMoves, GiveHopeToWhoAsks) {
    const auto by_playouts = [](const std::vector<PlayedMove>& played, bool is_attack) {
        return succeeds(played, {is_attack, FirstMover::asks, false});
    };
    EXPECT_FALSE(by_playouts({}, true));
    EXPECT_TRUE(by_playouts({{corner_point, 100, 50}, {edge_point, 10, 1}}, true));
    EXPECT_FALSE(by_playouts({{corner_point, 100, 50}, {edge_point, 10, 9}}, false));
    EXPECT_TRUE(by_playouts({{pass_vertex, 100, 70}}, false));
    EXPECT_TRUE(by_playouts({{corner_point, 100, 30}}, true));
    EXPECT_FALSE(by_playouts({{corner_point, 100, 20}}, true));
    EXPECT_TRUE(succeeds({{corner_point, 100, 0}}, {true, FirstMover::asks, true}));
    EXPECT_TRUE(succeeds({{corner_point, 100, 0}}, {false, FirstMover::asks, true}));
}

TEST(PlayedMoves, DoubtTheLifeOfWhoReplies) {
    const std::vector<PlayedMove> few{{corner_point, 100, 50}}, many{{corner_point, 100, 70}};
    EXPECT_FALSE(succeeds(few, {false, FirstMover::replies, true}));
    EXPECT_TRUE(succeeds(many, {false, FirstMover::replies, true}));
    EXPECT_FALSE(succeeds(many, {false, FirstMover::replies, false}));
    EXPECT_TRUE(succeeds(few, {true, FirstMover::replies, false}));
    EXPECT_FALSE(succeeds({{corner_point, 100, 30}}, {true, FirstMover::replies, false}));
    EXPECT_TRUE(succeeds({}, {false, FirstMover::replies, true}));
}

TEST(PlayedMoves, HangOnWhoAsksAndWhatEyesSay) {
    EXPECT_TRUE(hangs_on_playouts({true, FirstMover::asks, false}));
    EXPECT_TRUE(hangs_on_playouts({false, FirstMover::asks, false}));
    EXPECT_FALSE(hangs_on_playouts({true, FirstMover::asks, true}));
    EXPECT_TRUE(hangs_on_playouts({true, FirstMover::replies, false}));
    EXPECT_FALSE(hangs_on_playouts({true, FirstMover::replies, true}));
    EXPECT_TRUE(hangs_on_playouts({false, FirstMover::replies, true}));
    EXPECT_FALSE(hangs_on_playouts({false, FirstMover::replies, false}));
}

TEST(PlayedMoves, AreClearFarFromTheBound) {
    const PlayedQuestion attack{true, FirstMover::asks, false}, defence{false, FirstMover::asks, false};
    EXPECT_TRUE(is_clear({{corner_point, 100, 4}}, attack));
    EXPECT_FALSE(is_clear({{corner_point, 100, 10}}, attack));
    EXPECT_FALSE(is_clear({{corner_point, 100, 30}}, attack));
    EXPECT_TRUE(is_clear({{corner_point, 100, 40}}, attack));
    EXPECT_FALSE(is_clear({{corner_point, 100, 40}}, {true, FirstMover::replies, false}));
    EXPECT_TRUE(is_clear({{corner_point, 100, 40}}, defence));
    EXPECT_FALSE(is_clear({{corner_point, 100, 60}}, defence));
    EXPECT_TRUE(is_clear({{corner_point, 100, 80}}, defence));
    EXPECT_TRUE(is_clear({{corner_point, 100, 40}}, {true, FirstMover::asks, true}));
}

TEST(PlayedMoves, HaveOneThatWasPlayedMostOften) {
    EXPECT_EQ(most_played({}), pass_vertex);
    EXPECT_EQ(most_played({{pass_vertex, 100, 90}}), pass_vertex);
    EXPECT_EQ(most_played({{pass_vertex, 100, 90}, {edge_point, 50, 10}, {corner_point, 40, 30}}), edge_point);
}

TEST(PlayedMoves, TellAnotherMoveOnlyWhereItWentFarBetter) {
    EXPECT_EQ(better_move({}, corner_point), corner_point);
    EXPECT_EQ(better_move({{corner_point, 100, 70}, {edge_point, 50, 30}}, edge_point), edge_point);
    EXPECT_EQ(better_move({{corner_point, 100, 70}, {edge_point, 50, 20}}, edge_point), corner_point);
    EXPECT_EQ(better_move({{corner_point, 100, 70}, {edge_point, 50, 20}}, inner_point), corner_point);
    EXPECT_EQ(better_move({{corner_point, 100, 10}}, inner_point), inner_point);
    EXPECT_EQ(better_move({{pass_vertex, 100, 90}, {corner_point, 50, 30}}, corner_point), corner_point);
}

}  // namespace
}  // namespace katachi::life
