// Sums of moves: the same whatever the order, compact, and pruned so that nothing is lost.
#include "joseki/mining/counted_moves.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/random_position.h"

namespace katachi::joseki {
namespace {

SeenMove seen(std::uint64_t position, board::Vertex move, std::int64_t game, int result = 1, int date = 20160713) {
    return {.position = position,
            .game = game,
            .date = date,
            .move = static_cast<std::int16_t>(move),
            .result = static_cast<std::int8_t>(result)};
}

std::vector<SeenMove> random_moves(std::mt19937& random, int count) {
    std::vector<SeenMove> moves;
    for (int i = 0; i < count; ++i) {
        const auto number = static_cast<int>(random() % 12);
        moves.push_back(seen(random() % 5 * 0x3333333333333333U, number < 3 ? number : 20 + number,
                             static_cast<int>(random() % 100), static_cast<int>(random() % 3) - 1,
                             random() % 4 == 0 ? 0 : 20160700 + number));
    }
    return moves;
}

TEST(CountedMoves, AddGamesResultsAndDates) {
    std::vector<SeenMove> moves{seen(7, 30, 5, 1, 20160713), seen(7, 30, 8, -1, 20160701), seen(7, 30, 1, 0, 0),
                                seen(7, 31, 4)};
    const CountedMoves sums = summed(moves);
    ASSERT_EQ(sums.size(), 2U);
    EXPECT_EQ(
        sums.front().played,
        (PlayRecord{.games = 3, .own_wins = 1, .opponent_wins = 1, .first_date = 20160701, .last_date = 20160713}));
    EXPECT_EQ(sums.front().first_game, 8);  // by its date
}

TEST(CountedMoves, AreTheSameInWhateverPartsAndOrder) {
    std::mt19937 random(katachi::test::test_seed());
    std::size_t kept = 0;
    for (int round = 0; round < 50; ++round) {
        std::vector<SeenMove> all = random_moves(random, 300);
        std::vector<CountedMoves> parts(5);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            std::vector<SeenMove> some(all.begin() + static_cast<std::ptrdiff_t>(60 * i),
                                       all.begin() + static_cast<std::ptrdiff_t>(60 * (i + 1)));
            parts[i] = summed(some);
        }
        std::shuffle(all.begin(), all.end(), random);
        std::shuffle(parts.begin(), parts.end(), random);
        const CountedMoves whole = summed(all);
        const SummedMoves joined = summed(parts, 8);
        EXPECT_EQ(joined.kept, summed(std::span(&whole, 1), 8).kept);
        EXPECT_EQ(joined.positions, 5);
        kept += joined.kept.size();
    }
    EXPECT_GT(kept, 50U);
}

TEST(CountedMoves, KeepTheGamesOfMovesThatArePruned) {
    std::vector<SeenMove> moves;
    for (int game = 0; game < 9; ++game) moves.push_back(seen(7, 30, game));
    for (int game = 9; game < 12; ++game) moves.push_back(seen(7, 40 + game, game, -1));
    moves.push_back(seen(7, stopped_here, 12));
    moves.push_back(seen(7, left_open, 13));
    moves.push_back(seen(8, 40, 14));  // too rare a position
    const CountedMoves whole = summed(moves);
    const SummedMoves sums = summed(std::span(&whole, 1), 5);
    EXPECT_EQ(sums.moves, 5);
    ASSERT_EQ(sums.kept.size(), 3U);
    EXPECT_EQ(sums.kept[0].move, stopped_here);
    EXPECT_EQ(sums.kept[1].move, left_open);
    EXPECT_EQ(sums.kept[1].played.games, 4);
    EXPECT_EQ(sums.kept[1].played.opponent_wins, 3);
    EXPECT_EQ(sums.kept[2].played.games, 9);
}

TEST(CountedMoves, ComeBackFromBytes) {
    std::mt19937 random(katachi::test::test_seed());
    std::vector<SeenMove> moves = random_moves(random, 300);
    const CountedMoves sums = summed(moves);
    const std::string bytes = bytes_of(sums);
    EXPECT_EQ(counted_moves_of(bytes), sums);
    EXPECT_EQ(counted_moves_of(bytes_of(CountedMoves{})), CountedMoves{});
    EXPECT_FALSE(counted_moves_of(bytes + "x"));
    for (std::size_t size = 0; size < bytes.size(); ++size)
        EXPECT_FALSE(counted_moves_of(std::string_view(bytes).substr(0, size))) << size;
    for (int round = 0; round < 200; ++round) {
        std::string damaged = bytes;
        damaged[random() % damaged.size()] = static_cast<char>(random());
        counted_moves_of(damaged);  // must not hang or crash
    }
}

TEST(SeenPosition, CountsAMoveOnceForAllDrawings) {
    board::Position star;
    star.put(*board::parse_vertex("D16", board::max_board_size), board::Colour::black);
    const SeenPosition position(board::SymmetricHash(star), board::Colour::white);
    const board::Vertex above = *board::parse_vertex("F17", board::max_board_size);
    const board::Vertex beside = *board::parse_vertex("C14", board::max_board_size);
    EXPECT_EQ(position.counted(above), position.counted(beside));
    EXPECT_NE(position.counted(above), position.counted(*board::parse_vertex("G17", board::max_board_size)));
    const board::Vertex drawn = position.drawn(position.counted(above));
    EXPECT_TRUE(drawn == above || drawn == beside);
    EXPECT_EQ(position.counted(board::pass_vertex), board::pass_vertex);
    EXPECT_EQ(position.counted(stopped_here), stopped_here);
}

}  // namespace
}  // namespace katachi::joseki
