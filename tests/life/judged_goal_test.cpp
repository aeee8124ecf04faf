// What a question about a dragon of a judged position takes as given.
#include "engine/life/goal/judged_goal.h"

#include <gtest/gtest.h>

#include "engine/life/life_reader.h"
#include "engine/position/statuses.h"
#include "engine/worms/capturable.h"
#include "tests/position/judged.h"

namespace katachi::life {
namespace {

// A drawn position with its dragons, before anybody reads a life.
class DrawnDragons {
  public:
    DrawnDragons(const char* rows, board::Colour to_move)
        : board_(*board::parse_rows(rows)), judged_(board_.position(), to_move) {}

    board::Board& board() { return board_; }
    board::VertexSet weak() { return worms::capturable_stones(judged_.stages().worms()); }
    // The goal is the dragon at the vertex.
    DragonGoal goal(board::Vertex vertex, const board::VertexSet& weak = {}) {
        const position::Dragons& dragons = judged_.stages().dragons_before_life();
        return judged_goal(board_, dragons, dragons.number_at(vertex),
                           position::statuses_of(judged_.stages().crude_life()), weak);
    }

  private:
    board::Board board_;
    position::Judged judged_;
};

// White's corner dies alone. D9, which takes the stone at E9, joins it to a group that reaches the open board by H7.
constexpr const char* corner_and_runners =
    "..O.XO.OX/OOOXOOOOX/XXXXXOX../.....X.../........./........./........./........./.........";

TEST(JudgedGoal, GivesNoStoneThatCanBeCaptured) {
    DrawnDragons drawn(corner_and_runners, board::Colour::white);
    const board::VertexSet weak = drawn.weak();
    const board::Vertex in_atari = board::vertex_at(0, 4);
    ASSERT_TRUE(weak.contains(in_atari));
    const DragonGoal goal = drawn.goal(board::vertex_at(1, 0), weak);
    EXPECT_FALSE(goal.given_safe.contains(in_atari));
    EXPECT_TRUE(LifeReader().defend(drawn.board(), goal).succeeds());
    EXPECT_TRUE(LifeReader().attack(drawn.board(), goal).succeeds());
}

// White's corner joins his right side by F8: where Black flees by G9, White takes two stones by H9.
constexpr const char* corner_and_flight =
    "..OOOX.../OOOXX.O../XXX..XO../...XX.OO./.......O./.......O./.......OO/........./.........";

TEST(JudgedGoal, FollowsWallsThatFlee) {
    DrawnDragons drawn(corner_and_flight, board::Colour::white);
    const DragonGoal goal = drawn.goal(board::vertex_at(0, 2), drawn.weak());
    EXPECT_FALSE(goal.region.contains(board::vertex_at(0, 7)));
    EXPECT_TRUE(LifeReader().defend(drawn.board(), goal).succeeds());
    EXPECT_TRUE(LifeReader().attack(drawn.board(), goal).succeeds());
}

// White's group at the bottom has an eye, and so has Black's around it, which White's two eyes above shut in.
constexpr const char* seki_in_the_corner = ".O.OOOO/OOOOOOO/XXXXXOO/..XXXOO/XX..XOO/OOOOXOO/.OOXXOO";

TEST(JudgedGoal, TakesNoWallAsGivenThatLivesByTheCaptureAlone) {
    DrawnDragons drawn(seki_in_the_corner, board::Colour::black);
    const DragonGoal goal = drawn.goal(board::vertex_at(5, 2));
    const board::Vertex wall = board::vertex_at(2, 0);
    EXPECT_FALSE(goal.given_safe.contains(wall));
    EXPECT_TRUE(goal.region.contains(wall));
    EXPECT_FALSE(LifeReader().attack(drawn.board(), goal).succeeds());
}

// Black's five stones at the bottom join their friend by E1, and White then takes all of them by C1.
constexpr const char* friend_short_of_liberties = "XXO.OO/.XOOO./XXOO.X/.XXOOO/OXXOXX/.X.X.X";

TEST(JudgedGoal, GivesNoFriendThatDiesWithWhoJoinsIt) {
    DrawnDragons drawn(friend_short_of_liberties, board::Colour::black);
    const DragonGoal goal = drawn.goal(board::vertex_at(4, 4));
    EXPECT_FALSE(goal.given_safe.contains(board::vertex_at(5, 3)));
    EXPECT_FALSE(LifeReader().defend(drawn.board(), goal).succeeds());
}

// White's two stones at C4 join B1 by A4 and A1, together with A3, which does not live either. Black then takes all of
// them by C1.
constexpr const char* friend_of_two_in_danger =
    "...O...../.OO..OX../.X..XXOO./..XXXO..X/.XXXXO.../.OOXOX.XO/OXXXOO.OO/OXOOXO.../.O.......";

TEST(JudgedGoal, GivesNoFriendWhoseLibertiesOthersInDangerShare) {
    DrawnDragons drawn(friend_of_two_in_danger, board::Colour::white);
    const DragonGoal goal = drawn.goal(board::vertex_at(5, 2), drawn.weak());
    EXPECT_FALSE(goal.given_safe.contains(board::vertex_at(8, 1)));
    EXPECT_FALSE(LifeReader().defend(drawn.board(), goal).succeeds());
}

// White's two stones at C4 join A3 by A4. A3 belongs to a dragon that lives, but has no other way to it than B1, which
// it joins by A1: Black takes all of them by C1.
constexpr const char* friend_beside_a_short_string =
    "........./.XXXXXX../.X..XXOO./..XXXOO.O/.XXXXO.OO/.OOXOOOOO/OXXXOOO.O/OXOO.O.OO/.O...OOOO";

TEST(JudgedGoal, GivesNoFriendWhoseLibertiesAStringInDangerOfItsOwnDragonShares) {
    DrawnDragons drawn(friend_beside_a_short_string, board::Colour::white);
    const DragonGoal goal = drawn.goal(board::vertex_at(5, 2), drawn.weak());
    EXPECT_FALSE(goal.given_safe.contains(board::vertex_at(8, 1)));
    EXPECT_TRUE(goal.given_safe.contains(board::vertex_at(7, 2)));
    EXPECT_FALSE(LifeReader().defend(drawn.board(), goal).succeeds());
}

}  // namespace
}  // namespace katachi::life
