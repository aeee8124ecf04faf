// The average of what a corner is worth, by scores that anyone can check.
#include "tools/authoring/joseki/joseki_worth.h"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>

namespace katachi::authoring {
namespace {

using board::Colour;
using board::vertex_at;

// A stone for each vertex, in the upper left corner.
CornerEnd end_of(const std::vector<board::Vertex>& own, const std::vector<board::Vertex>& other, bool to_move) {
    CornerEnd end{.stones = {}, .beginner_is_to_move = to_move};
    for (const board::Vertex vertex : own) end.stones.push_back({static_cast<std::int16_t>(vertex), true});
    for (const board::Vertex vertex : other) end.stones.push_back({static_cast<std::int16_t>(vertex), false});
    return end;
}

// Black's stones less White's, and so much for who is to move.
double stones_and_turn(const board::Position& position, Colour to_move, double turn) {
    double sum = to_move == Colour::black ? turn : -turn;
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const Colour colour = position.at(row, column);
            sum += colour == Colour::black ? 1 : colour == Colour::white ? -1 : 0;
        }
    return sum;
}

Score stones_with_turn(double turn) {
    return [turn](const board::Position& position, Colour to_move) { return stones_and_turn(position, to_move, turn); };
}

const std::vector<CornerEnd> some_ends{
    end_of({vertex_at(3, 3)}, {vertex_at(2, 5)}, true),
    end_of({vertex_at(2, 3), vertex_at(4, 4)}, {vertex_at(3, 6), vertex_at(5, 2)}, true)};

TEST(JosekiWorth, IsTheMeanWithAnIntervalOfTheSample) {
    EXPECT_EQ(worth_of({}).boards, 0U);
    EXPECT_EQ(worth_of({3}).points, 3);
    EXPECT_EQ(worth_of({3}).margin, 0);
    const Worth worth = worth_of({1, 2, 3, 4, 5});
    EXPECT_EQ(worth.points, 3);
    EXPECT_EQ(worth.boards, 5U);
    EXPECT_NEAR(worth.margin, 1.96 * std::sqrt(2.5 / 5), 1e-12);
    EXPECT_EQ(worth_of({2, 2, 2}).margin, 0);
}

// The other corners, whatever they hold, drop out of a score that is a sum.
TEST(JosekiWorth, IsOfTheCornerAlone) {
    std::mt19937 random(1);
    const CornerEnd one_more = end_of({vertex_at(3, 3)}, {vertex_at(2, 5), vertex_at(5, 2)}, false);
    const CornerEnd as_many = end_of({vertex_at(3, 3)}, {vertex_at(2, 5)}, true);
    for (const CornerBoard& board : random_corner_boards(some_ends, 20, random)) {
        // Who began played the two stones, and the opponent is to move.
        EXPECT_EQ(corner_value(one_more, board, stones_with_turn(0)), 1);
        EXPECT_EQ(corner_value(one_more, board, stones_with_turn(3)), 1 - 3);
        EXPECT_EQ(corner_value(as_many, board, stones_with_turn(3)), 3);
        EXPECT_EQ(corner_value({}, board, stones_with_turn(3)), 3);
    }
}

TEST(JosekiWorth, ReachesAsFarAsItsFarthestStone) {
    EXPECT_EQ(reach({}), 0);
    EXPECT_EQ(reach(end_of({vertex_at(3, 3)}, {vertex_at(2, 8)}, true).stones), 9);
    EXPECT_EQ(reach(end_of({vertex_at(18, 3)}, {}, false).stones), 19);
}

TEST(JosekiWorth, ExchangesColoursInTheCornerAlone) {
    std::mt19937 random(2);
    const CornerBoard board = random_corner_boards(some_ends, 1, random).front();
    std::vector<board::Position> asked;
    std::vector<Colour> to_move;
    corner_value(some_ends.front(), board, [&](const board::Position& position, Colour side) {
        asked.push_back(position);
        to_move.push_back(side);
        return 0.0;
    });
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_EQ(to_move, (std::vector{Colour::black, Colour::white}));
    int in_corner = 0;
    for (int row = 0; row < 19; ++row)
        for (int column = 0; column < 19; ++column) {
            const Colour first = asked[0].at(row, column), second = asked[1].at(row, column);
            const bool is_upper_right = row < 9 && column > 9;
            if (!is_upper_right) {
                EXPECT_EQ(first, second);
                EXPECT_EQ(first, board.rest.at(row, column));
            } else if (first != Colour::empty) {
                EXPECT_EQ(second, board::opponent(first));
                ++in_corner;
            }
        }
    EXPECT_EQ(in_corner, 2);
}

TEST(JosekiWorth, FillsTheOtherCornersByTheSeed) {
    std::mt19937 one(7), same(7), other(8);
    const auto boards = random_corner_boards(some_ends, 50, one);
    const auto again = random_corner_boards(some_ends, 50, same);
    const auto differing = random_corner_boards(some_ends, 50, other);
    int mirrored = 0, different = 0;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        EXPECT_EQ(boards[i].rest, again[i].rest);
        EXPECT_EQ(boards[i].is_mirrored, again[i].is_mirrored);
        different += boards[i].rest == differing[i].rest ? 0 : 1;
        mirrored += boards[i].is_mirrored ? 1 : 0;
        EXPECT_EQ(stones_and_turn(boards[i].rest, Colour::black, 0), 0);  // both have played as often
        for (const auto& [row, column] : {std::pair(0, 0), std::pair(10, 0), std::pair(10, 10)}) {
            int stones = 0;
            for (int r = row; r < row + 9; ++r)
                for (int c = column; c < column + 9; ++c) stones += boards[i].rest.at(r, c) != Colour::empty ? 1 : 0;
            EXPECT_TRUE(stones == 2 || stones == 4);
        }
    }
    EXPECT_GT(different, 40);
    EXPECT_GT(mirrored, 10);
    EXPECT_LT(mirrored, 40);
}

}  // namespace
}  // namespace katachi::authoring
