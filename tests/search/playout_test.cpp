#include "engine/search/playout.h"

#include <gtest/gtest.h>

#include "engine/board/board.h"
#include "tests/search/plain_playout_patterns.h"
#include "tests/support/random_position.h"

namespace katachi::search {
namespace {

struct Ended {
    PlayoutBoard board;
    MoveSequence moves;
};

Ended played_out(const board::Position& position, board::Colour to_move, board::Vertex last, std::uint64_t seed) {
    base::Random random(seed);
    Ended ended{PlayoutBoard(position), {}};
    Playout(plain_playout_patterns()).run(ended.board, to_move, last, random, ended.moves);
    return ended;
}

TEST(Playout, PlaysLegalMovesThatFillNoEyesToTheEnd) {
    const std::uint64_t seed = test::test_seed();
    for (const int size : {2, 5, 9, 13, 19}) {
        const auto [end, moves] = played_out(board::Position(size), board::Colour::black, {}, seed);
        board::Board board(size);
        for (const board::Move& move : moves) {
            const PlayoutBoard before(board.position());
            ASSERT_FALSE(move.vertex != board::pass_vertex && before.is_eye(move.colour, move.vertex));
            ASSERT_EQ(board.play(move.colour, move.vertex), board::Legality::ok);
        }
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column)
                ASSERT_EQ(end.at(board::vertex_at(row, column)), board.position().at(row, column));
        ASSERT_GE(moves.size(), 2U);
        EXPECT_EQ(moves.back().vertex, board::pass_vertex);
        EXPECT_EQ(moves[moves.size() - 2].vertex, board::pass_vertex);
    }
}

TEST(Playout, IsTheSameForTheSameSeed) {
    const auto first = played_out(board::Position(9), board::Colour::black, {}, 5);
    EXPECT_EQ(first.moves, played_out(board::Position(9), board::Colour::black, {}, 5).moves);
    EXPECT_NE(first.moves, played_out(board::Position(9), board::Colour::black, {}, 6).moves);
}

// The answer is how many of a hundred first moves are at `vertex`.
int chosen_there(std::string_view rows, board::Colour to_move, board::Vertex last, board::Vertex vertex) {
    const PlayoutBoard board(*board::parse_rows(rows));
    Playout playout(plain_playout_patterns());
    base::Random random(1);
    int there = 0;
    for (int i = 0; i < 100; ++i) there += static_cast<int>(playout.choose(board, to_move, last, random) == vertex);
    return there;
}

TEST(Playout, SavesAStringThatTheLastMovePutInAtari) {
    EXPECT_GT(chosen_there("......./...O.../..OX.../...O.../......./......./.......", board::Colour::black,
                           board::vertex_at(1, 3), board::vertex_at(2, 4)),
              60);
}

TEST(Playout, CapturesTheStoneThatGivesAtari) {
    EXPECT_GT(chosen_there("......./..OX.../.OXOX../......./......./......./.......", board::Colour::black,
                           board::vertex_at(1, 2), board::vertex_at(3, 3)),
              20);
    EXPECT_GT(chosen_there("XO...../XXO..../O....../......./......./......./.......", board::Colour::black,
                           board::vertex_at(2, 0), board::vertex_at(2, 1)),
              60);
}

TEST(Playout, CapturesALastMoveInAtari) {
    EXPECT_GT(chosen_there("......./...X.../..XO.../...X.../......./......./.......", board::Colour::black,
                           board::vertex_at(2, 3), board::vertex_at(2, 4)),
              60);
}

}  // namespace
}  // namespace katachi::search
