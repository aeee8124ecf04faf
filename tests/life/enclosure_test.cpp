// Where a dragon may still make life, and which strings stand around it.
#include "engine/life/goal/enclosure.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/life/goal/life_zone.h"
#include "engine/life/life_reader.h"
#include "tests/life/drawn_problem.h"

namespace katachi::life {
namespace {

board::VertexSet enclosed(const char* rows) {
    const ClosedRegion problem = drawn_problem(rows);
    const board::Board board(problem.position);
    DragonGoal goal = problem.goal;
    goal.region = board::VertexSet::everything();
    return enclosure(board, goal);
}

// The region is where the drawing says that both play.
board::VertexSet drawn_region(const char* rows) { return drawn_problem(rows).goal.region; }

TEST(Enclosure, EndsAtStrongWalls) {
    const char* rows = "***A...../DDDA...../AAAA...../........./........./........./........./........./.........";
    EXPECT_EQ(enclosed(rows), drawn_region(rows));
}

TEST(Enclosure, ReachesIntoGapsAndNoFurther) {
    const char* rows = "***AA..../DDD*A..../AAAAA..../........./........./........./........./........./.........";
    EXPECT_EQ(enclosed(rows), drawn_region(rows));
}

constexpr const char* weak_wall =
    "***A...../DDD....../AAAA...../........./........./........./........./........./.........";
const board::Vertex weak_stone = board::vertex_at(0, 3);

TEST(Enclosure, HoldsStringsWithOneLibertyOutside) { EXPECT_TRUE(enclosed(weak_wall).contains(weak_stone)); }

TEST(Enclosure, LeavesOutWhatIsGiven) {
    const ClosedRegion problem = drawn_problem(weak_wall);
    const board::Board board(problem.position);
    DragonGoal goal = problem.goal;
    goal.given_safe = board.stones(goal.attacker());
    EXPECT_FALSE(enclosure(board, goal).contains(weak_stone));
}

// Stones with all their liberties in the room are not safe, though they have four: the dragon comes to two of these
// past its wall alone.
TEST(Enclosure, HoldsGivenStonesThatStandWithinAlone) {
    const ClosedRegion problem =
        drawn_problem(".AA.DA.../....DA.../.DDDDA.../AAAAAA.../........./........./........./........./.........");
    const board::Board board(problem.position);
    DragonGoal goal = problem.goal;
    goal.given_safe = board.stones(goal.attacker());
    const board::VertexSet region = enclosure(board, goal);
    EXPECT_TRUE(region.contains(board::vertex_at(0, 1)));
    EXPECT_FALSE(region.contains(board::vertex_at(3, 0)));
}

// A wall that the defender captures holds nobody, whatever liberties it has outside.
TEST(Enclosure, HoldsStringsThatCanBeCaptured) {
    const ClosedRegion problem =
        drawn_problem("***AA..../DDD*A..../AAAAA..../........./........./........./........./........./.........");
    const board::Board board(problem.position);
    DragonGoal goal = problem.goal;
    goal.region = board::VertexSet::everything();
    const board::Vertex stone = board::vertex_at(0, 3);
    EXPECT_FALSE(enclosure(board, goal).contains(stone));
    const board::VertexSet weak = board.string_stones(stone);
    const board::VertexSet region = enclosure(board, goal, weak);
    EXPECT_EQ(weak - region, board::VertexSet());
    EXPECT_EQ(board.liberty_points(stone) - region, board::VertexSet());
}

// Its colour's stones behind one that can be taken, with their only eye: joined they live, apart both die.
constexpr const char* one_eyed_friend =
    "**D*AD*DA/DDDADDDDA/AAAAADAAA/.....A.../........./........./........./........./.........";
const board::Vertex eye_of_friend = board::vertex_at(0, 6);

DragonGoal cut_off_part(const board::Board& board) {
    DragonGoal goal{.stones = board.string_stones(board::vertex_at(1, 0)) | board.string_stones(board::vertex_at(0, 2)),
                    .defender = board::Colour::black};
    goal.region = enclosure(board, goal);
    goal.given_safe = board.stones(goal.attacker()) - goal.region;
    goal.is_region_open = true;
    return goal;
}

TEST(Enclosure, ReachesFriendsThatAreShutInAlongTheEdge) {
    board::Board board(drawn_problem(one_eyed_friend).position);
    const DragonGoal goal = cut_off_part(board);
    EXPECT_TRUE(goal.region.contains(eye_of_friend));
    EXPECT_TRUE(LifeReader().defend(board, goal).succeeds());
    EXPECT_TRUE(LifeReader().attack(board, goal).succeeds());
}

TEST(Enclosure, LeavesFriendsOutOfTheOwnRoom) {
    const board::Board board(drawn_problem(one_eyed_friend).position);
    DragonGoal goal = cut_off_part(board);
    goal.given_safe = {};
    const board::VertexSet room = enclosure(board, goal), own = own_enclosure(board, goal);
    EXPECT_FALSE(own.contains(eye_of_friend));
    EXPECT_TRUE(own.contains(board::vertex_at(0, 0)));
    EXPECT_EQ(own - room, board::VertexSet());
}

TEST(Enclosure, ReachesNoFriendsBehindAWall) {
    const board::Board board(
        drawn_problem("**DAAD*DA/DDDADDDDA/AAAAADAAA/.....A.../........./........./........./........./.........")
            .position);
    EXPECT_FALSE(cut_off_part(board).region.contains(eye_of_friend));
}

// The attacker may stop a string at its head, also where it has come out of the region.
TEST(Enclosure, FollowsStringsThatRunOn) {
    const ClosedRegion problem =
        drawn_problem("DDDD...../AAAA...../........./........./........./........./........./........./.........");
    const board::Board board(problem.position);
    DragonGoal goal = problem.goal;
    goal.region.remove(board::vertex_at(0, 3));
    EXPECT_EQ(ways_out(board, goal), board::VertexSet::of(board::vertex_at(0, 4)));
}

// A string with its only liberty beyond the region is safe where nobody plays there, and else leans on that liberty.
TEST(Enclosure, WhoRanOutLeansOnLibertiesBeyondIt) {
    const ClosedRegion problem =
        drawn_problem("DDDD...../AAAA...../........./........./........./........./........./........./.........");
    const board::Board board(problem.position);
    DragonGoal goal = problem.goal;
    const board::VertexSet stone = board::VertexSet::of(board::vertex_at(0, 0));
    const board::Vertex liberty = board::vertex_at(0, 4);
    EXPECT_FALSE(closed_zone(board, goal, goal.attacker(), stone).contains(liberty));
    goal.is_region_open = true;
    EXPECT_TRUE(closed_zone(board, goal, goal.attacker(), stone).contains(liberty));
}

}  // namespace
}  // namespace katachi::life
