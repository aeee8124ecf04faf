// Hashes of random positions and games: what is kept stone by stone is what the whole position gives.
#include "engine/board/zobrist.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "engine/board/board.h"
#include "tests/support/random_position.h"
#include "tests/support/turned_position.h"

namespace katachi::board {
namespace {

// What one move or its undo changed, put into the hash stone by stone.
void follow(const Position& before, const Position& after, SymmetricHash& hash) {
    for (int row = 0; row < after.size; ++row)
        for (int column = 0; column < after.size; ++column) {
            const Vertex vertex = vertex_at(row, column);
            if (before.at(vertex) == after.at(vertex)) continue;
            if (is_stone(before.at(vertex))) hash.remove(vertex, before.at(vertex));
            if (is_stone(after.at(vertex))) hash.put(vertex, after.at(vertex));
        }
}

int captured_stones(const Board& board) { return board.captured(Colour::black) + board.captured(Colour::white); }

TEST(Zobrist, KeysAreTheSameOnEveryMachine) {
    EXPECT_EQ(zobrist_keys[0], 0xe220a8397b1dcdafU);
    EXPECT_EQ(std::set(zobrist_keys.begin(), zobrist_keys.end()).size(), vertex_count);
}

// So no two positions that differ in four stones or fewer have the same hash.
TEST(Zobrist, NoTwoPairsOfStonesCancel) {
    std::vector<std::uint64_t> keys;
    for (int point = 0; point < max_board_size * max_board_size; ++point)
        for (const Colour colour : {Colour::black, Colour::white})
            keys.push_back(zobrist_key(colour, vertex_at(point / max_board_size, point % max_board_size)));
    std::vector<std::uint64_t> sums{0};
    for (std::size_t i = 0; i < keys.size(); ++i) {
        sums.push_back(keys[i]);
        for (std::size_t j = 0; j < i; ++j) sums.push_back(keys[i] ^ keys[j]);
    }
    std::sort(sums.begin(), sums.end());
    EXPECT_EQ(std::adjacent_find(sums.begin(), sums.end()), sums.end());
}

TEST(SymmetricHash, FollowsAGameWithItsCapturesAndUndos) {
    std::mt19937 random(test::test_seed());
    int captures = 0, undone = 0;
    for (int size = min_board_size; size <= max_board_size; ++size) {
        Board board(size);
        SymmetricHash hash(size);
        for (int step = 0; step < 600; ++step) {
            const Position before = board.position();
            if (random() % 4 == 0) {
                undone += board.undo() ? 1 : 0;
            } else {
                const auto point = [&] { return static_cast<int>(random() % static_cast<unsigned>(size)); };
                const int captured = captured_stones(board);
                board.play(random() % 2 == 0 ? Colour::black : Colour::white, vertex_at(point(), point()));
                captures += captured_stones(board) - captured;
            }
            follow(before, board.position(), hash);
            ASSERT_EQ(hash, SymmetricHash(board.position())) << to_rows(board.position());
        }
    }
    EXPECT_GT(captures, 100);
    EXPECT_GT(undone, 100);
}

TEST(SymmetricHash, KnowsTheEightDrawingsAndBothColours) {
    std::mt19937 random(test::test_seed());
    for (int round = 0; round < 500; ++round) {
        const int size = min_board_size + round % (max_board_size - min_board_size + 1);
        const Position position = test::random_position(size, 0.3, random);
        const SymmetricHash hash(position);
        const SymmetricHash exchanged(test::colours_exchanged(position));
        for (const Orientation orientation : all_orientations) {
            const SymmetricHash drawn(test::turned(position, orientation));
            for (const Colour own : {Colour::black, Colour::white}) {
                ASSERT_EQ(hash.seen_by(own, orientation), drawn.seen_by(own));
                ASSERT_EQ(hash.seen_by(own, orientation), exchanged.seen_by(opponent(own), orientation));
                ASSERT_EQ(hash.least(own), drawn.least(own));
            }
        }
    }
}

TEST(SymmetricHash, TellsPositionsApart) {
    std::mt19937 random(test::test_seed());
    for (int round = 0; round < 50; ++round) {
        const Position position = test::random_position(9, 0.2, random);
        std::set<std::uint64_t> hashes{SymmetricHash(position).seen_by(Colour::black)};
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column)
                for (const Colour point : {Colour::empty, Colour::black, Colour::white}) {
                    Position changed = position;
                    changed.put(vertex_at(row, column), point);
                    if (!(changed == position)) hashes.insert(SymmetricHash(changed).seen_by(Colour::black));
                }
        EXPECT_EQ(hashes.size(), 1U + 2 * 81) << to_rows(position);
    }
}

TEST(SymmetricHash, OfAnEmptyBoardIsTheSameForBothColours) {
    const SymmetricHash hash(9);
    EXPECT_EQ(hash.least(Colour::black), hash.least(Colour::white));
    EXPECT_EQ(hash, SymmetricHash(Position(9)));
    EXPECT_EQ(hash.stone_count(), 0);
}

}  // namespace
}  // namespace katachi::board
