#include "engine/board/board.h"

#include <gtest/gtest.h>
#include <malloc.h>

#include <random>

#include "tests/support/random_position.h"

namespace katachi::board {
namespace {

Board board_from(const char* rows) { return Board(parse_rows(rows).value()); }

Vertex at(const Board& board, const char* name) { return parse_vertex(name, board.size()).value(); }

// Everything that can be seen of a board.
void expect_same(const Board& a, const Board& b) {
    EXPECT_EQ(to_rows(a.position()), to_rows(b.position()));
    EXPECT_EQ(a.ko_point(), b.ko_point());
    EXPECT_EQ(a.captured(Colour::black), b.captured(Colour::black));
    EXPECT_EQ(a.captured(Colour::white), b.captured(Colour::white));
    EXPECT_EQ(a.history(), b.history());
}

TEST(Board, StartsEmpty) {
    for (int size = min_board_size; size <= max_board_size; ++size) {
        const Board board(size);
        EXPECT_EQ(board.position(), Position(size));
        EXPECT_EQ(board.ko_point(), pass_vertex);
        EXPECT_TRUE(board.history().empty());
    }
}

TEST(Board, CapturesAStoneInTheCorner) {
    Board board = board_from("OX./.../...");
    EXPECT_EQ(board.play(Colour::black, at(board, "A2")), Legality::ok);
    EXPECT_EQ(to_rows(board.position()), ".X./X../...");
    EXPECT_EQ(board.captured(Colour::white), 1);
    EXPECT_EQ(board.captured(Colour::black), 0);
}

TEST(Board, CapturesSeveralChainsWithOneMove) {
    Board board = board_from(".XOX./XO.OX/.XOX./..X../.....");
    EXPECT_EQ(board.play(Colour::black, at(board, "C4")), Legality::ok);
    EXPECT_EQ(to_rows(board.position()), ".X.X./X.X.X/.X.X./..X../.....");
    EXPECT_EQ(board.captured(Colour::white), 4);
    EXPECT_EQ(board.ko_point(), pass_vertex);
}

TEST(Board, CountsEachLibertyOnce) {
    const Board board = board_from("...../.XX../.X.../...../.....");
    EXPECT_EQ(board.liberties(at(board, "B4")), 7);
    EXPECT_EQ(board.string_size(at(board, "B4")), 3);
}

TEST(Board, RefusesOccupiedPointsAndPointsOffTheBoard) {
    Board board = board_from("X../.../...");
    EXPECT_EQ(board.play(Colour::white, at(board, "A3")), Legality::occupied);
    EXPECT_EQ(board.play(Colour::black, at(board, "A3")), Legality::occupied);
    for (const Vertex vertex : {-1, 1, stride, vertex_at(0, 3), vertex_at(3, 0), vertex_at(18, 18), 421, 422, 1 << 30})
        EXPECT_EQ(board.play(Colour::black, vertex), Legality::off_board) << vertex;
    EXPECT_TRUE(board.history().empty());
}

TEST(Board, RefusesSuicideOfOneAndOfMany) {
    Board board = board_from(".O.../O..../...../...OO/..OX.");
    EXPECT_EQ(board.play(Colour::black, at(board, "A5")), Legality::suicide);
    EXPECT_EQ(board.play(Colour::black, at(board, "E1")), Legality::suicide);
    EXPECT_EQ(board.play(Colour::white, at(board, "A5")), Legality::ok);
    EXPECT_EQ(board.play(Colour::white, at(board, "E1")), Legality::ok);
    EXPECT_EQ(board.captured(Colour::black), 1);
}

TEST(Board, AllowsACaptureThatLooksLikeSuicide) {
    Board board = board_from(".OX/OOX/XXX");
    EXPECT_EQ(board.play(Colour::black, at(board, "A3")), Legality::ok);
    EXPECT_EQ(to_rows(board.position()), "X.X/..X/XXX");
}

TEST(Board, ForbidsTakingBackAKoUntilSomethingElseIsPlayed) {
    Board board = board_from(".XO../XO.O./.XO../...../.....");
    EXPECT_EQ(board.play(Colour::black, at(board, "C4")), Legality::ok);
    EXPECT_EQ(board.ko_point(), at(board, "B4"));
    EXPECT_EQ(board.play(Colour::white, at(board, "B4")), Legality::ko);
    EXPECT_EQ(board.is_legal(Colour::black, at(board, "B4")), Legality::ok);
    board.pass(Colour::white);
    EXPECT_EQ(board.ko_point(), pass_vertex);
    EXPECT_EQ(board.play(Colour::white, at(board, "B4")), Legality::ok);
    EXPECT_EQ(board.ko_point(), at(board, "C4"));
}

TEST(Board, KnowsTheHashBehindAQuietMove) {
    for (const Colour colour : {Colour::black, Colour::white})
        for (const Vertex vertex : {vertex_at(1, 1), pass_vertex}) {
            Board board = board_from("X../.../..O");
            const std::uint64_t hash = board.hash_after_quiet(colour, vertex);
            board.play(colour, vertex);
            EXPECT_EQ(hash, board.hash_with(opponent(colour)));
        }
}

TEST(Board, TellsAKoApartByItsHash) {
    Board board = board_from(".XO../XO.O./.XO../...../.....");
    board.play(Colour::black, at(board, "C4"));
    const Board set_up(board.position());
    EXPECT_EQ(board.hash(), set_up.hash());
    EXPECT_NE(board.hash_with(Colour::white), set_up.hash_with(Colour::white));
    board.pass(Colour::white);
    EXPECT_EQ(board.hash_with(Colour::white), set_up.hash_with(Colour::white));
}

TEST(Board, SnapbackIsNoKo) {
    Board board = board_from("..XO./XXXO./OOO../...../.....");
    ASSERT_EQ(board.play(Colour::white, at(board, "A5")), Legality::ok);
    ASSERT_EQ(board.play(Colour::black, at(board, "B5")), Legality::ok);
    EXPECT_EQ(board.captured(Colour::white), 1);
    EXPECT_EQ(board.ko_point(), pass_vertex);
    ASSERT_EQ(board.play(Colour::white, at(board, "A5")), Legality::ok);
    EXPECT_EQ(board.captured(Colour::black), 5);
    EXPECT_EQ(to_rows(board.position()), "O..O./...O./OOO../...../.....");
}

TEST(Board, UndoesEverythingBackToTheStart) {
    Board board = board_from(".XO../XO.O./.XO../...../.....");
    std::vector<Board> copies;
    for (const Move move : {Move{Colour::black, at(board, "C4")}, Move{Colour::white, pass_vertex},
                            Move{Colour::white, at(board, "B4")}, Move{Colour::black, at(board, "A1")}}) {
        copies.push_back(board);
        ASSERT_EQ(board.play(move.colour, move.vertex), Legality::ok);
    }
    for (; !copies.empty(); copies.pop_back()) {
        ASSERT_TRUE(board.undo());
        expect_same(board, copies.back());
    }
    EXPECT_FALSE(board.undo());
}

TEST(Board, SetUpForgetsHistoryAndKo) {
    Board board = board_from(".XO../XO.O./.XO../...../.....");
    board.play(Colour::black, at(board, "C4"));
    board.place(Colour::white, at(board, "E1"));
    EXPECT_EQ(board.ko_point(), pass_vertex);
    EXPECT_FALSE(board.undo());
    board.place(Colour::empty, at(board, "E1"));
    EXPECT_EQ(to_rows(board.position()), ".XO../X.XO./.XO../...../.....");
    EXPECT_EQ(board.captured(Colour::white), 1);
}

TEST(Board, RecordedMovesReplaceStones) {
    Board board = board_from("XO./.../...");
    EXPECT_EQ(board.play_recorded(Colour::white, at(board, "A3")), Legality::occupied);
    EXPECT_EQ(to_rows(board.position()), "OO./.../...");
    EXPECT_TRUE(board.undo());
    EXPECT_EQ(to_rows(board.position()), "XO./.../...");
    EXPECT_EQ(board.play_recorded(Colour::white, vertex_at(5, 5)), Legality::off_board);
    EXPECT_TRUE(board.history().empty());
}

// Strings, liberties and hash as those of a board that was set up so.
void expect_consistent(const Board& board) {
    const Board fresh(board.position());
    ASSERT_EQ(board.hash(), fresh.hash());
    ASSERT_EQ(board.empty_points(), fresh.empty_points());
    for (const Colour colour : {Colour::black, Colour::white})
        for (const Vertex stone : fresh.stones(colour)) {
            ASSERT_EQ(board.string_stones(stone), fresh.string_stones(stone));
            ASSERT_EQ(board.string_size(stone), fresh.string_size(stone));
            ASSERT_EQ(board.liberty_points(stone), fresh.liberty_points(stone));
            ASSERT_EQ(board.liberties(stone), fresh.liberties(stone));
            ASSERT_EQ(board.origin(stone), fresh.string_stones(stone).first());
        }
    for (const Colour colour : {Colour::black, Colour::white})
        for (const Vertex vertex : fresh.empty_points()) {
            ASSERT_EQ(board.count_liberties_without_captures(colour, vertex),
                      fresh.liberties_without_captures(colour, vertex).count());
            const bool is_noisy =
                vertex == board.ko_point() || fresh.is_capture(colour, vertex) || fresh.is_suicide(colour, vertex);
            ASSERT_EQ(board.is_quiet(colour, vertex), !is_noisy);
        }
}

TEST(Board, RandomRecordedMovesKeepItConsistentThereAndBack) {
    std::mt19937 random(test::test_seed());
    for (const int size : {2, 3, 5, 9, 19}) {
        Board board(size);
        std::vector<Position> positions;
        const auto point = [&] {
            const auto side = static_cast<unsigned>(size);
            return vertex_at(static_cast<int>(random() % side), static_cast<int>(random() % side));
        };
        for (int i = 0; i < 1000; ++i) {
            positions.push_back(board.position());
            ASSERT_NE(board.play_recorded(random() % 2 == 0 ? Colour::black : Colour::white, point()),
                      Legality::off_board);
            ASSERT_NO_FATAL_FAILURE(expect_consistent(board)) << size << ", move " << i;
        }
        for (; !positions.empty(); positions.pop_back()) {
            ASSERT_TRUE(board.undo());
            ASSERT_EQ(board.position(), positions.back());
            ASSERT_NO_FATAL_FAILURE(expect_consistent(board)) << size << ", back to " << positions.size();
        }
        EXPECT_EQ(board.captured(Colour::black) + board.captured(Colour::white), 0);
    }
}

// A record may have any number of moves on stones: what is kept of each is about its strings, not about the board.
TEST(Board, KeepsLittleOfARecordedMoveOnAStone) {
    constexpr int moves = 10'000;
    const auto held = [] {
        const auto info = mallinfo2();
        return info.uordblks + info.hblkhd;
    };
    Board board = board_from("XOX/XXX/...");
    const auto before = held();
    for (int i = 0; i < moves; ++i) board.play_recorded(i % 2 == 0 ? Colour::white : Colour::black, vertex_at(1, 1));
    EXPECT_LT(held() - before, moves * std::size_t{2048});
}

TEST(Board, RecordedSuicideLeavesTheBoard) {
    const Board before = board_from(".O./O../...");
    Board board = before;
    EXPECT_EQ(board.play_recorded(Colour::black, at(board, "A3")), Legality::suicide);
    EXPECT_EQ(board.position(), before.position());
    EXPECT_EQ(board.captured(Colour::black), 1);
    EXPECT_TRUE(board.undo());
    expect_same(board, before);
}

}  // namespace
}  // namespace katachi::board
