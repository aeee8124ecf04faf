// What a question about a dragon of a judged position takes as given.
#include "engine/life/goal/judged_goal.h"

#include <gtest/gtest.h>

#include "engine/life/life_reader.h"
#include "engine/position/statuses.h"
#include "engine/worms/capturable.h"
#include "tests/position/judged.h"

namespace katachi::life {
namespace {

// White's corner dies alone. D9, which takes the stone at E9, joins it to a group that reaches the open board by H7.
constexpr const char* corner_and_runners =
    "..O.XO.OX/OOOXOOOOX/XXXXXOX../.....X.../........./........./........./........./.........";

TEST(JudgedGoal, GivesNoStoneThatCanBeCaptured) {
    const board::Position position = *board::parse_rows(corner_and_runners);
    position::Judged judged(position, board::Colour::white);
    board::Board board(position);
    const board::VertexSet weak = worms::capturable_stones(judged.stages().worms());
    const board::Vertex in_atari = board::vertex_at(0, 4);
    ASSERT_TRUE(weak.contains(in_atari));
    const position::Dragons& dragons = judged.stages().dragons_before_life();
    const int corner = dragons.number_at(board::vertex_at(1, 0));
    const DragonGoal goal =
        judged_goal(board, dragons, corner, position::statuses_of(judged.stages().crude_life()), weak);
    EXPECT_FALSE(goal.given_safe.contains(in_atari));
    EXPECT_TRUE(LifeReader().defend(board, goal).succeeds());
    EXPECT_TRUE(LifeReader().attack(board, goal).succeeds());
}

// White's corner joins his right side by F8: where Black flees by G9, White takes two stones by H9.
constexpr const char* corner_and_flight =
    "..OOOX.../OOOXX.O../XXX..XO../...XX.OO./.......O./.......O./.......OO/........./.........";

TEST(JudgedGoal, FollowsWallsThatFlee) {
    const board::Position position = *board::parse_rows(corner_and_flight);
    position::Judged judged(position, board::Colour::white);
    board::Board board(position);
    const board::VertexSet weak = worms::capturable_stones(judged.stages().worms());
    const position::Dragons& dragons = judged.stages().dragons_before_life();
    const int corner = dragons.number_at(board::vertex_at(0, 2));
    const DragonGoal goal =
        judged_goal(board, dragons, corner, position::statuses_of(judged.stages().crude_life()), weak);
    EXPECT_FALSE(goal.region.contains(board::vertex_at(0, 7)));
    EXPECT_TRUE(LifeReader().defend(board, goal).succeeds());
    EXPECT_TRUE(LifeReader().attack(board, goal).succeeds());
}

// White's group at the bottom has an eye, and so has Black's around it, which White's two eyes above shut in.
constexpr const char* seki_in_the_corner = ".O.OOOO/OOOOOOO/XXXXXOO/..XXXOO/XX..XOO/OOOOXOO/.OOXXOO";

TEST(JudgedGoal, TakesNoWallAsGivenThatLivesByTheCaptureAlone) {
    const board::Position position = *board::parse_rows(seki_in_the_corner);
    position::Judged judged(position, board::Colour::black);
    board::Board board(position);
    const position::Dragons& dragons = judged.stages().dragons_before_life();
    const DragonGoal goal = judged_goal(board, dragons, dragons.number_at(board::vertex_at(5, 2)),
                                        position::statuses_of(judged.stages().crude_life()));
    const board::Vertex wall = board::vertex_at(2, 0);
    EXPECT_FALSE(goal.given_safe.contains(wall));
    EXPECT_TRUE(goal.region.contains(wall));
    EXPECT_FALSE(LifeReader().attack(board, goal).succeeds());
}

// Black's five stones at the bottom join their friend by E1, and White then takes all of them by C1.
constexpr const char* friend_short_of_liberties = "XXO.OO/.XOOO./XXOO.X/.XXOOO/OXXOXX/.X.X.X";

TEST(JudgedGoal, GivesNoFriendThatDiesWithWhoJoinsIt) {
    const board::Position position = *board::parse_rows(friend_short_of_liberties);
    position::Judged judged(position, board::Colour::black);
    board::Board board(position);
    const position::Dragons& dragons = judged.stages().dragons_before_life();
    const DragonGoal goal = judged_goal(board, dragons, dragons.number_at(board::vertex_at(4, 4)),
                                        position::statuses_of(judged.stages().crude_life()));
    EXPECT_FALSE(goal.given_safe.contains(board::vertex_at(5, 3)));
    EXPECT_FALSE(LifeReader().defend(board, goal).succeeds());
}

}  // namespace
}  // namespace katachi::life
