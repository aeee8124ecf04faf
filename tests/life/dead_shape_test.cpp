// Eye spaces against the plain judge: one that can be filled is one whose wall is captured once nothing else is left.
#include "engine/life/ends/dead_shape.h"

#include <gtest/gtest.h>

#include <iostream>

#include "engine/board/board_points.h"
#include "engine/board/position_text.h"
#include "tests/life/closed_region.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::life {
namespace {

constexpr std::size_t most_of_dead_shapes = 20'000;
constexpr int size = 11;

board::Vertex drawn_of(board::VertexSet points, std::mt19937& random) {
    for (int skipped = std::uniform_int_distribution<int>(0, points.count() - 1)(random); skipped > 0; --skipped)
        points -= board::VertexSet::of(points.first());
    return points.first();
}

// Points that hang together, in the middle of a board or at its upper edge.
board::VertexSet drawn_space(int points, std::mt19937& random) {
    board::VertexSet middle;
    const int top = std::uniform_int_distribution<int>(0, 1)(random) * 3;
    for (int row = top; row < size - 3; ++row)
        for (int column = 3; column < size - 3; ++column) middle.insert(board::vertex_at(row, column));
    board::VertexSet space = board::VertexSet::of(board::vertex_at(top, size / 2));
    while (space.count() < points) {
        space.insert(drawn_of((space.beside() & middle) - space, random));
    }
    return space;
}

// The space within a black wall, and white stones all around the wall, which live beyond it.
ClosedRegion walled_in(const board::VertexSet& space, const board::VertexSet& white) {
    ClosedRegion result{board::Position(size), {.stones = {}, .defender = board::Colour::black, .region = space}};
    const board::VertexSet points = board::points_of(board::Board(result.position));
    board::VertexSet wall = (space.beside() & points) - space;
    for (const board::Vertex point : space)
        for (const int step : {board::stride + 1, board::stride - 1, 1 - board::stride, -1 - board::stride})
            if (!space.contains(point + step)) wall.insert(point + step);
    wall &= points;
    for (const board::Vertex point : wall) result.position.put(point, board::Colour::black);
    for (const board::Vertex point : ((wall.beside() & points) - wall - space) | white)
        result.position.put(point, board::Colour::white);
    result.goal.stones = wall;
    result.goal.region |= wall;
    return result;
}

bool all_strings_stand(const board::Board& board, const board::VertexSet& stones) {
    for (const board::Vertex stone : stones)
        if (board.liberties(stone) == 0) return false;
    return true;
}

TEST(DeadShape, IsFilledWhereTheWallIsCapturedInTheEnd) {
    std::mt19937 random(test::test_seed());
    const auto pick = [&](int least, int most) { return std::uniform_int_distribution<int>(least, most)(random); };
    int asked = 0, filled = 0, missed = 0;
    const int wanted = test::rounds(200, 20'000);
    while (asked < wanted) {
        const board::VertexSet space = drawn_space(pick(3, 7), random);
        board::VertexSet white = space;
        for (int left = pick(1, 4); left > 0 && !white.empty(); --left)
            white -= board::VertexSet::of(drawn_of(white, random));
        const ClosedRegion region = walled_in(space, white);
        const board::Board board(region.position);
        const bool is_one_string = board.string_stones(region.goal.stones.first()) == region.goal.stones;
        if (!is_one_string || !all_strings_stand(board, white | region.goal.stones)) continue;
        const auto truth =
            is_plainly_captured(plain_question(region, board::Colour::black, KoWinner::nobody), most_of_dead_shapes);
        ASSERT_TRUE(truth.has_value());
        ++asked;
        const bool is_filled = moves_to_fill(board, space, board::Colour::black).has_value();
        filled += is_filled ? 1 : 0;
        missed += *truth && !is_filled ? 1 : 0;
        EXPECT_TRUE(!is_filled || *truth) << board::print_position(region.position, {});
    }
    std::cout << asked << " asked, of these filled " << filled << " and missed " << missed << '\n';
    EXPECT_GT(filled, 0);
    EXPECT_LT(filled, asked);
}

// White's four stones have the vital point of a seven-point eye, but Black makes it one that nobody may fill: any six
// points of what is left are two eyes once they are captured.
TEST(DeadShape, AnEyeThatNobodyMayFillIsNotDead) {
    board::VertexSet space, white;
    for (const auto& [row, column] : {std::pair(3, 4), {3, 5}, {4, 4}, {4, 5}, {4, 6}, {4, 7}, {5, 5}})
        space.insert(board::vertex_at(row, column));
    for (const auto& [row, column] : {std::pair(3, 5), {4, 5}, {4, 6}, {5, 5}})
        white.insert(board::vertex_at(row, column));
    const ClosedRegion region = walled_in(space, white);
    EXPECT_EQ(is_plainly_captured(plain_question(region, board::Colour::black, KoWinner::nobody), most_of_dead_shapes),
              false);
    EXPECT_EQ(moves_to_fill(board::Board(region.position), space, board::Colour::black), std::nullopt);
}

}  // namespace
}  // namespace katachi::life
