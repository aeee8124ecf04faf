#include "engine/life/playouts/life_playouts.h"

#include <gtest/gtest.h>

#include <iostream>

#include "engine/life/life_reader.h"
#include "tests/life/closed_region.h"
#include "tests/life/drawn_problem.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::life {
namespace {

constexpr int playouts = 300;

double share_of_captures(LifePlayouts& life, board::Board& board, const DragonGoal& goal) {
    return life.run(board, goal, goal.attacker(), playouts).front().share();
}

TEST(LifePlayouts, FindTheVitalPointOfBothSides) {
    const ClosedRegion bent_three =
        drawn_problem("**DA...../*DDA...../DDAA...../AAA....../........./........./........./........./.........");
    board::Board board(bent_three.position);
    LifePlayouts life;
    for (const board::Colour colour : {bent_three.goal.attacker(), bent_three.goal.defender}) {
        const std::vector<PlayedMove> moves = life.run(board, bent_three.goal, colour, playouts);
        EXPECT_EQ(moves.front().vertex, board::vertex_at(0, 0));
        EXPECT_GT(moves.front().share(), 0.8);
    }
}

TEST(LifePlayouts, CountEachPlayoutAndLeaveTheBoard) {
    std::mt19937 random(test::test_seed());
    LifePlayouts life, again;
    for (int round = 0; round < 20; ++round) {
        const ClosedRegion region = random_closed_region(5, 12, random);
        board::Board board(region.position);
        const std::vector<PlayedMove> moves = life.run(board, region.goal, region.goal.defender, playouts),
                                      same = again.run(board, region.goal, region.goal.defender, playouts);
        EXPECT_EQ(board.position(), region.position);
        EXPECT_TRUE(board.history().empty());
        int played = 0;
        ASSERT_EQ(moves.size(), same.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            played += moves[i].playouts;
            EXPECT_LE(moves[i].wins, moves[i].playouts);
            EXPECT_EQ(moves[i].vertex, same[i].vertex);
            EXPECT_EQ(moves[i].wins, same[i].wins);
            if (moves[i].vertex != board::pass_vertex) {
                EXPECT_TRUE(region.goal.region.contains(moves[i].vertex));
            }
        }
        EXPECT_EQ(played, playouts);
    }
}

TEST(LifePlayouts, EndWhereAFewAreClear) {
    const ClosedRegion bent_three =
        drawn_problem("**DA...../*DDA...../DDAA...../AAA....../........./........./........./........./.........");
    board::Board board(bent_three.position);
    LifePlayouts life;
    const auto played = [&](bool is_clear) {
        int asked = 0, count = 0;
        const auto moves = life.run(board, bent_three.goal, bent_three.goal.defender, playouts, [&](const auto& some) {
            EXPECT_EQ(some.front().vertex, board::vertex_at(0, 0));
            ++asked;
            return is_clear;
        });
        EXPECT_EQ(asked, 1);
        for (const PlayedMove& move : moves) count += move.playouts;
        return count;
    };
    EXPECT_EQ(played(false), playouts);
    EXPECT_LT(played(true), playouts);
    EXPECT_GT(played(true), 0);
}

// One of the two dragons is proved to be taken, and playouts take that one more often.
TEST(LifePlayouts, TakeMostlyWhoIsProvedToBeTaken) {
    std::mt19937 random(test::test_seed());
    LifeReader reader({.nodes = 20'000});
    LifePlayouts life;
    std::vector<double> taken, alive;
    for (int round = 0; round < test::rounds(120, 1'000); ++round) {
        const ClosedRegion region = random_closed_region(4, 9, random);
        board::Board board(region.position);
        const LifeAnswer attack = reader.attack(board, region.goal);
        if (attack.certainty != Certainty::proved) continue;
        if (attack.code != reading::TacticalCode::win && attack.succeeds()) continue;  // a ko
        (attack.succeeds() ? taken : alive).push_back(share_of_captures(life, board, region.goal));
    }
    double ranked = 0;
    for (const double one : taken)
        for (const double other : alive) ranked += one > other ? 1 : one == other ? 0.5 : 0;
    const double share = ranked / static_cast<double>(taken.size() * alive.size());
    std::cout << taken.size() << " taken, " << alive.size()
              << " alive; of all pairs the right one more often: " << share << '\n';
    EXPECT_GT(share, 0.85);
}

}  // namespace
}  // namespace katachi::life
