// Regions in their windows.
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "engine/life/closed/small_board.h"
#include "engine/life/moves/promise_groups.h"
#include "tests/life/closed_region.h"
#include "tests/life/drawn_problem.h"
#include "tests/life/moved_region.h"
#include "tests/support/random_position.h"

namespace katachi::life {
namespace {

TEST(SmallBoard, OfALongWindowIsTurnedWhereTheRegionIsWide) {
    std::mt19937 random(test::test_seed());
    for (int round = 0; round < 20; ++round) {
        const ClosedRegion wide = long_region(random), high = turned(wide);
        for (const ClosedRegion& region : {wide, high}) {
            SmallRegion<LongWindow> frame;
            const board::Board board(region.position);
            const auto small = SmallBoard<LongWindow>::of(board, region.goal, region.goal.defender, frame);
            ASSERT_TRUE(small);
            EXPECT_EQ(frame.vertices_of(frame.region), region.goal.region);
            EXPECT_EQ(frame.vertices_of(small->goal()), region.goal.stones);
            for (const Point point : frame.region) {
                const board::VertexSet around = board::VertexSet::of(frame.vertex_of(point)).beside();
                EXPECT_EQ(frame.points_of(around), beside<LongWindow>(point));
                EXPECT_EQ(
                    frame.corner_places[static_cast<std::size_t>(point)],
                    corner_place(13, board::row_of(frame.vertex_of(point)), board::column_of(frame.vertex_of(point))));
            }
        }
    }
}

TEST(SmallBoard, HoldsWhatFitsInItsWindow) {
    std::mt19937 random(test::test_seed());
    const ClosedRegion region = random_closed_region(4, 8, random);
    SmallRegion<SquareWindow> frame;
    const auto fits = [&](const ClosedRegion& asked) {
        const board::Board board(asked.position);
        return SmallBoard<SquareWindow>::of(board, asked.goal, asked.goal.defender, frame).has_value();
    };
    EXPECT_TRUE(fits(region));
    ClosedRegion further = moved(region, 19, 7, 8);
    EXPECT_TRUE(fits(further));
    EXPECT_EQ(frame.vertices_of(frame.points_of(further.goal.stones)), further.goal.stones);
    EXPECT_EQ(frame.vertices_of(frame.region), further.goal.region);
    further.goal.region.insert(board::vertex_at(18, 0));
    EXPECT_FALSE(fits(further));
    further = region;
    further.goal.given_safe = further.goal.stones;
    EXPECT_FALSE(fits(further));
    further = region;
    further.goal.is_region_open = true;
    EXPECT_FALSE(fits(further));
}

// A window of eight by eight points hangs over the edge of a smaller board.
TEST(SmallBoard, HasPlacesOnTheBoardAlone) {
    const ClosedRegion problem = drawn_problem("*D*DA/DDDDA/AAAAA/...../.....");
    SmallRegion<SquareWindow> frame;
    ASSERT_TRUE(
        SmallBoard<SquareWindow>::of(board::Board(problem.position), problem.goal, problem.goal.defender, frame));
    for (const Point point : PointSet<SquareWindow>::everything()) {
        const int row = point / SquareWindow::columns, column = point % SquareWindow::columns;
        const bool is_on_board = row < 5 && column < 5;
        EXPECT_EQ(frame.corner_places[static_cast<std::size_t>(point)], is_on_board ? corner_place(5, row, column) : 0)
            << "row " << row << ", column " << column;
    }
}

// Records hold moves that no rule here allows.
TEST(SmallBoard, HasNoLastMoveAfterASuicide) {
    const ClosedRegion problem = drawn_problem("*D*A*/DDDA*/AAAA*/...../.....");
    board::Board board(problem.position);
    SmallRegion<SquareWindow> frame;
    const auto last_move = [&] {
        return SmallBoard<SquareWindow>::of(board, problem.goal, problem.goal.attacker(), frame)->last_move();
    };
    EXPECT_EQ(last_move(), no_point);
    const board::Vertex corner = board::vertex_at(0, 0), other = board::vertex_at(0, 4);
    board.play_recorded(problem.goal.attacker(), corner);
    ASSERT_EQ(board.at(corner), board::Colour::empty);
    EXPECT_EQ(last_move(), no_point);
    ASSERT_EQ(board.play(problem.goal.defender, other), board::Legality::ok);
    EXPECT_EQ(last_move(), 4);
}

}  // namespace
}  // namespace katachi::life
