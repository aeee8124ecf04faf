// Superstrings on boards that a reader can check, and against a plain version that looks at pairs of stones.
#include "engine/reading/superstring.h"

#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <vector>

#include "engine/board/position_text.h"
#include "tests/support/random_position.h"

namespace katachi::reading {
namespace {

using board::Colour;
using board::Vertex;
using board::VertexSet;

board::Board as_drawn(const char* rows) { return board::Board(board::parse_rows(rows).value()); }

// Whether the strings of two stones, by row and column, are in one superstring.
bool hang_together(const board::Board& board, std::pair<int, int> a, std::pair<int, int> b,
                   const VertexSet& lost = {}) {
    const Vertex other = board::vertex_at(b.first, b.second);
    return superstring(board, board::vertex_at(a.first, a.second), lost).contains(board.origin(other));
}

TEST(Superstring, IsLinkedWhereTheOpponentWouldBeInAtari) {
    EXPECT_TRUE(hang_together(as_drawn("...../.O.O./.XOX./.X.X./....."), {1, 1}, {1, 3})) << "one point apart";
    EXPECT_TRUE(hang_together(as_drawn("...../.OX../..O../.O.../....."), {1, 1}, {2, 2})) << "diagonal";
    EXPECT_FALSE(hang_together(as_drawn("...../.O.O./...../...../....."), {1, 1}, {1, 3}));
}

TEST(Superstring, IsLinkedByABambooJoint) {
    EXPECT_TRUE(hang_together(as_drawn(".OO../...../.OO../...../....."), {0, 1}, {2, 1}));
    EXPECT_TRUE(hang_together(as_drawn("...../O.O../O.O../...../....."), {1, 0}, {2, 2}));
    EXPECT_FALSE(hang_together(as_drawn(".OO../.X.../.OO../...../....."), {0, 1}, {2, 1}))
        << "one of the points is taken";
    EXPECT_FALSE(hang_together(as_drawn("..O../...../.OO../...../....."), {0, 2}, {2, 1})) << "a stone is missing";
}

TEST(Superstring, IsLinkedByADiagonalWithTwoWays) {
    EXPECT_TRUE(hang_together(as_drawn("...../..O../.O.../...../....."), {1, 2}, {2, 1}));
    EXPECT_FALSE(hang_together(as_drawn("...../.XO../.OX../...../....."), {1, 2}, {2, 1}));
}

TEST(Superstring, IsLinkedByALostString) {
    const board::Board board = as_drawn("...../.OX../.XO../...../.....");
    const VertexSet lost = VertexSet::of(board::vertex_at(1, 2));
    EXPECT_FALSE(hang_together(board, {1, 1}, {2, 2}));
    EXPECT_TRUE(hang_together(board, {1, 1}, {2, 2}, lost));
}

// Plain: stones of one colour, and what the manual says of each pair.
class PlainSuperstring {
  public:
    PlainSuperstring(const board::Board& board, const VertexSet& lost) : board_(board), lost_(lost) {
        for (int row = 0; row < board.size(); ++row)
            for (int column = 0; column < board.size(); ++column) points_.push_back(board::vertex_at(row, column));
    }

    VertexSet of(Vertex start) const {
        VertexSet stones = VertexSet::of(start);
        for (bool grows = true; grows;) {
            grows = false;
            for (const Vertex a : VertexSet(stones))
                for (const Vertex b : points_)
                    if (board_.at(b) == board_.at(a) && !stones.contains(b) && are_linked(a, b))
                        grows = stones.insert(b);
        }
        VertexSet origins;
        for (const Vertex stone : stones) origins.insert(board_.origin(stone));
        return origins;
    }

  private:
    bool is_empty(int row, int column) const {
        return board_.position().on_board(row, column) && board_.position().at(row, column) == Colour::empty;
    }
    static bool touch(Vertex a, Vertex b) {
        return std::abs(board::row_of(a) - board::row_of(b)) + std::abs(board::column_of(a) - board::column_of(b)) == 1;
    }

    bool are_linked(Vertex a, Vertex b) const {
        return board_.same_string(a, b) || meet_where_a_stone_is_in_atari(a, b) || are_diagonal_and_free(a, b) ||
               are_of_a_bamboo_joint(a, b) || touch_one_lost_string(a, b);
    }
    bool meet_where_a_stone_is_in_atari(Vertex a, Vertex b) const {
        return std::any_of(points_.begin(), points_.end(), [&](Vertex point) {
            return board_.at(point) == Colour::empty && touch(a, point) && touch(b, point) &&
                   board_.is_self_atari(board::opponent(board_.at(a)), point);
        });
    }
    bool are_diagonal_and_free(Vertex a, Vertex b) const {
        const int rows = board::row_of(b) - board::row_of(a), columns = board::column_of(b) - board::column_of(a);
        return std::abs(rows) == 1 && std::abs(columns) == 1 && is_empty(board::row_of(a), board::column_of(b)) &&
               is_empty(board::row_of(b), board::column_of(a));
    }
    bool are_of_a_bamboo_joint(Vertex a, Vertex b) const {
        const auto is_own = [&](int row, int column) {
            return board_.position().on_board(row, column) && board_.position().at(row, column) == board_.at(a);
        };
        const int row = board::row_of(a), column = board::column_of(a);
        const int to_row = board::row_of(b), to_column = board::column_of(b);
        for (const int side : {-1, 1}) {
            if (column == to_column && std::abs(row - to_row) == 2) {
                const int middle = (row + to_row) / 2;
                if (is_empty(middle, column) && is_empty(middle, column + side) && is_own(row, column + side) &&
                    is_own(to_row, column + side))
                    return true;
            }
            if (row == to_row && std::abs(column - to_column) == 2) {
                const int middle = (column + to_column) / 2;
                if (is_empty(row, middle) && is_empty(row + side, middle) && is_own(row + side, column) &&
                    is_own(row + side, to_column))
                    return true;
            }
        }
        return false;
    }
    bool touch_one_lost_string(Vertex a, Vertex b) const {
        for (const Vertex x : points_)
            for (const Vertex y : points_)
                if (lost_.contains(x) && board_.at(x) == board::opponent(board_.at(a)) && touch(a, x) && touch(b, y) &&
                    board_.same_string(x, y))
                    return true;
        return false;
    }

    const board::Board& board_;
    const VertexSet& lost_;
    std::vector<Vertex> points_;
};

TEST(Superstring, IsThatOfThePlainVersionOnRandomBoards) {
    std::mt19937 random(test::test_seed());
    int compared = 0, joined = 0;
    for (int round = 0; round < 60; ++round) {
        board::Board board(7);
        for (int i = 0; i < 26; ++i)
            board.play(random() % 2 == 0 ? Colour::black : Colour::white,
                       board::vertex_at(static_cast<int>(random() % 7), static_cast<int>(random() % 7)));
        VertexSet lost;
        for (const Colour colour : {Colour::black, Colour::white})
            for (const Vertex string : board.strings(colour))
                if (round % 2 == 0 && random() % 3 == 0) lost |= board.string_stones(string);
        const PlainSuperstring plain(board, lost);
        for (const Colour colour : {Colour::black, Colour::white})
            for (const Vertex string : board.strings(colour)) {
                const VertexSet found = superstring(board, string, lost);
                ASSERT_EQ(found, plain.of(string)) << board::vertex_name(string, 7) << '\n'
                                                   << board::print_position(board.position());
                ++compared;
                joined += found.count() > 1 ? 1 : 0;
            }
    }
    EXPECT_GT(compared, 300);
    EXPECT_GT(joined, 100);
}

}  // namespace
}  // namespace katachi::reading
