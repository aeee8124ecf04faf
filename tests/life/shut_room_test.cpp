// Open rooms that are asked about as if they were shut.
#include "engine/life/goal/shut_room.h"

#include <gtest/gtest.h>

#include <iostream>

#include "engine/board/board_points.h"
#include "engine/board/position_text.h"
#include "engine/life/life_search.h"
#include "engine/life/moves/move_adviser.h"
#include "tests/life/closed_region.h"
#include "tests/life/drawn_problem.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::life {
namespace {

constexpr int large_board = 19;

// The region somewhere on a large board, which holds stones by chance around it.
struct RoomOnBoard {
    board::Position position = board::Position(large_board);
    DragonGoal goal;
};

RoomOnBoard placed(const ClosedRegion& region, int rows, int columns, std::mt19937& random) {
    RoomOnBoard result;
    result.goal = {.stones = moved_points(region.goal.stones, rows, columns),
                   .defender = region.goal.defender,
                   .region = moved_points(region.goal.region, rows, columns),
                   .is_region_open = true};
    for (int row = 0; row < large_board; ++row)
        for (int column = 0; column < large_board; ++column)
            if (random() % 4 == 0)
                result.position.put(board::vertex_at(row, column),
                                    random() % 2 == 0 ? board::Colour::black : board::Colour::white);
    for (const board::Vertex from : region.goal.region | region.goal.stones)
        result.position.put(board::vertex_at(board::row_of(from) + rows, board::column_of(from) + columns),
                            region.position.at(from));
    return result;
}

// All around the room stones of the attacker, with liberties in two corners that nobody plays at.
RoomOnBoard walled(const RoomOnBoard& room) {
    RoomOnBoard result = room;
    result.goal.is_region_open = false;
    const board::Vertex far_corners[] = {board::vertex_at(large_board - 1, large_board - 1),
                                         board::vertex_at(0, large_board - 1)};
    for (const board::Vertex vertex :
         board::points_of(board::Board(room.position)) - room.goal.region - room.goal.stones)
        result.position.put(vertex, room.goal.attacker());
    for (const board::Vertex corner : far_corners) result.position.put(corner, board::Colour::empty);
    return result;
}

bool has_liberties(const board::Board& board) {
    for (const board::Vertex stone : board.stones(board::Colour::black) | board.stones(board::Colour::white))
        if (board.liberties(stone) == 0) return false;
    return true;
}

TEST(ShutRoom, IsAClosedRegionWithWallsAround) {
    std::mt19937 random(test::test_seed());
    MoveAdviser adviser;  // with one, a search plays on the whole board
    LifeSearch small, whole;
    whole.take_advice(&adviser);
    int asked = 0, compared = 0;
    for (int round = 0; round < test::rounds(150, 6'000); ++round) {
        const ClosedRegion region = random_closed_region(1, 10, random);
        const int least = round % 2, rows = least + round % 3, columns = least + round % 5;
        const RoomOnBoard room = placed(region, rows, columns, random), plain = walled(room);
        board::Board board(room.position), walls(plain.position);
        if (!has_liberties(board) || !has_liberties(walls)) continue;
        const board::Colour to_move = round % 2 == 0 ? room.goal.attacker() : room.goal.defender;
        DragonGoal closed = room.goal;  // without pockets, since there are none within the walls
        closed.is_shut = true;
        bool goes_on = false;
        for (const board::Colour ko_winner : {board::Colour::empty, board::Colour::black, board::Colour::white}) {
            const LifeLimits limits{.nodes = 5'000};
            const LifeResult a = small.run(board, closed, to_move, {ko_winner}, limits, {.goes_on = goes_on});
            const LifeResult b = whole.run(walls, plain.goal, to_move, {ko_winner}, limits, {.goes_on = goes_on});
            goes_on = true;
            ++asked;
            if (!a.is_settled || !b.is_settled) continue;
            ++compared;
            EXPECT_EQ(a.is_captured, b.is_captured) << "round " << round << '\n'
                                                    << board::print_position(room.position);
            EXPECT_TRUE(a.is_believed);
        }
    }
    std::cout << asked << " asked, " << compared << " settled by both\n";
    EXPECT_GT(compared * 100, asked * 80);
    EXPECT_GT(compared, 100);
}

// A row of the board's edge: the dragon, room beside it, and what is outside of the room.
TEST(ShutRoom, HasWaysOutWhereNoStoneOfTheAttackerStandsBeside) {
    board::Position position(large_board);
    DragonGoal goal{.stones = {}, .defender = board::Colour::black, .region = {}, .is_region_open = true};
    for (int column = 0; column < 4; ++column) goal.region.insert(board::vertex_at(0, column));
    goal.stones.insert(board::vertex_at(0, 0));
    position.put(board::vertex_at(0, 0), board::Colour::black);
    // Beside the room: four points below it, and one beyond its end.
    EXPECT_EQ(unguarded_ways_out(board::Board(position), goal), 5);
    position.put(board::vertex_at(2, 1), board::Colour::white);  // guards the point above it
    EXPECT_EQ(unguarded_ways_out(board::Board(position), goal), 4);
    position.put(board::vertex_at(1, 3), board::Colour::white);  // stands on one, beside two others
    EXPECT_EQ(unguarded_ways_out(board::Board(position), goal), 2);
    EXPECT_TRUE(can_be_shut(goal));
    EXPECT_TRUE(shut(board::Board(position), goal).is_shut);
    goal.is_region_open = false;
    EXPECT_FALSE(can_be_shut(goal));
}

// One string stands around the room; its liberties within count, too.
TEST(ShutRoom, HasAWeakWallWhereAStringAroundHasFewLiberties) {
    ClosedRegion drawn = drawn_problem("*D*A..../DD*A..../AAAA..../......../......../......../......../........");
    drawn.goal.is_region_open = true;
    EXPECT_FALSE(has_weak_wall(board::Board(drawn.position), drawn.goal));
    for (const board::Vertex vertex : {board::vertex_at(0, 4), board::vertex_at(1, 4), board::vertex_at(2, 4)})
        drawn.position.put(vertex, board::Colour::black);
    EXPECT_FALSE(has_weak_wall(board::Board(drawn.position), drawn.goal));
    for (int column = 0; column < 3; ++column) drawn.position.put(board::vertex_at(3, column), board::Colour::black);
    EXPECT_TRUE(has_weak_wall(board::Board(drawn.position), drawn.goal));
}

// The room is the corner point beside the dragon; the three points beyond the dragon's other end are shut in as well,
// until one of the wall's stones is missing.
TEST(ShutRoom, TakesInPocketsThatLeadNowhereElse) {
    const ClosedRegion drawn = drawn_problem("*DD***AA/AAAAAAA./......../......../......../......../......../........");
    DragonGoal goal = drawn.goal;
    goal.region = board::VertexSet::of(board::vertex_at(0, 0)) | goal.stones;
    goal.is_region_open = true;
    EXPECT_EQ(shut(board::Board(drawn.position), goal).region, drawn.goal.region);
    board::Position open = drawn.position;
    open.put(board::vertex_at(1, 4), board::Colour::empty);
    EXPECT_EQ(shut(board::Board(open), goal).region, goal.region);
}

}  // namespace
}  // namespace katachi::life
