// The board of playouts against Board, move by move through random games.
#include "engine/search/playout_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "engine/board/board.h"
#include "engine/board/game.h"
#include "engine/counting/score.h"
#include "tests/support/random_position.h"

namespace katachi::search {
namespace {

board::EightPoints plain_neighbourhood(const board::Board& board, board::Vertex vertex) {
    board::EightPoints code = 0;
    for (std::size_t i = 0; i < board::eight_steps.size(); ++i)
        code = static_cast<board::EightPoints>(code | static_cast<unsigned>(board.at(vertex + board::eight_steps[i]))
                                                          << (2 * i));
    return code;
}

void expect_same_strings(const PlayoutBoard& fast, const board::Board& board, board::Vertex vertex) {
    EXPECT_EQ(fast.liberty_points(vertex), board.liberty_points(vertex));
    EXPECT_EQ(fast.liberties(vertex), board.liberties(vertex));
    EXPECT_EQ(fast.string_size(vertex), board.string_size(vertex));
    board::VertexSet ring;
    board::Vertex stone = vertex;
    do {
        ring.insert(stone);
        EXPECT_EQ(fast.string_of(stone), fast.string_of(vertex));
        stone = fast.next_stone(stone);
    } while (stone != vertex);
    EXPECT_EQ(ring, board.string_stones(vertex));
}

// Stones, and empty points that stones of one colour alone are beside.
int plain_area_balance(const board::Board& board) {
    int balance = board.stones(board::Colour::black).count() - board.stones(board::Colour::white).count();
    for (const board::Vertex vertex : board.empty_points()) {
        const auto touches = [&](board::Colour colour) {
            return std::any_of(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                               [&](int step) { return board.at(vertex + step) == colour; });
        };
        balance += static_cast<int>(touches(board::Colour::black) && !touches(board::Colour::white)) -
                   static_cast<int>(touches(board::Colour::white) && !touches(board::Colour::black));
    }
    return balance;
}

void expect_same(const PlayoutBoard& fast, const board::Board& board) {
    board::VertexSet empty;
    for (int place = 0; place < fast.empty_count(); ++place) empty.insert(fast.empty_point(place));
    ASSERT_EQ(empty, board.empty_points());
    EXPECT_EQ(fast.ko_point(), board.ko_point());
    EXPECT_EQ(fast.area_balance(), plain_area_balance(board));
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            ASSERT_EQ(fast.at(vertex), board.at(vertex));
            EXPECT_EQ(fast.around(vertex), plain_neighbourhood(board, vertex));
            if (board::is_stone(board.at(vertex))) {
                expect_same_strings(fast, board, vertex);
                continue;
            }
            for (const board::Colour colour : {board::Colour::black, board::Colour::white}) {
                EXPECT_EQ(fast.is_suicide(colour, vertex), board.is_suicide(colour, vertex));
                EXPECT_EQ(fast.captured_by(colour, vertex), board.consequence(colour, vertex).captured.count());
                const int liberties = board.liberties_after(colour, vertex).count();
                EXPECT_EQ(fast.has_two_liberties_after(colour, vertex), liberties >= 2);
                for (const int enough : {1, 2, 3, 8})
                    EXPECT_EQ(fast.liberties_after(colour, vertex, enough), std::min(liberties, enough));
            }
        }
}

TEST(PlayoutBoard, PlaysAsBoardDoes) {
    const auto seed = test::test_seed();
    std::mt19937_64 random(seed);
    for (const int size : {2, 3, 5, 7, 9, 19}) {
        board::Board board(size);
        PlayoutBoard fast(board.position());
        const int moves = 3 * size * size;
        for (int move = 0; move < moves && !::testing::Test::HasFailure(); ++move) {
            const board::Colour colour = random() % 8 == 0 ? board::Colour::white
                                         : move % 2 == 0   ? board::Colour::black
                                                           : board::Colour::white;
            const int count = board.empty_points().count();
            const board::Vertex vertex =
                count == 0 || random() % 50 == 0
                    ? board::pass_vertex
                    : board.empty_points().nth(static_cast<int>(random() % std::uint64_t(count)));
            if (board.play(colour, vertex) != board::Legality::ok) continue;
            fast.play(colour, vertex);
            if (size < 19 || move % 10 == 0) expect_same(fast, board);
        }
        PlayoutBoard copy(board::Position(3));
        copy = fast;
        expect_same(copy, board);
        EXPECT_EQ(fast.region_balance({}), counting::board_balance(board, board::Scoring::area));
        expect_same(PlayoutBoard(board.position(), board.ko_point()), board);
    }
}

TEST(PlayoutBoard, TakesOffSuicides) {
    const auto seed = test::test_seed();
    std::mt19937_64 random(seed);
    int suicides = 0;
    for (const int size : {2, 4, 5, 7}) {
        board::Game game(size, *board::find_rules("new-zealand"));
        PlayoutBoard fast(game.board().position());
        for (int move = 0; move < 20 * size * size && !::testing::Test::HasFailure(); ++move) {
            const board::Colour colour = move % 2 == 0 ? board::Colour::black : board::Colour::white;
            const auto& empty = game.board().empty_points();
            const board::Vertex vertex =
                empty.nth(static_cast<int>(random() % static_cast<std::uint64_t>(empty.count())));
            if (game.play(colour, vertex) != board::Legality::ok) continue;
            suicides += static_cast<int>(game.board().at(vertex) == board::Colour::empty);
            fast.play(colour, vertex);
            expect_same(fast, game.board());
        }
    }
    EXPECT_GT(suicides, 10);
}

TEST(PlayoutBoard, TellsEyesFromFalseEyes) {
    const auto board = [](std::string_view rows) { return PlayoutBoard(*board::parse_rows(rows)); };
    EXPECT_TRUE(board("XXX/X.X/XXX").is_eye(board::Colour::black, board::vertex_at(1, 1)));
    EXPECT_TRUE(board("OXX/X.X/XXX").is_eye(board::Colour::black, board::vertex_at(1, 1)));
    EXPECT_FALSE(board("OXX/X.X/XXO").is_eye(board::Colour::black, board::vertex_at(1, 1)));
    EXPECT_FALSE(board("XXX/X.X/XOX").is_eye(board::Colour::black, board::vertex_at(1, 1)));
    EXPECT_TRUE(board(".X./XX./...").is_eye(board::Colour::black, board::vertex_at(0, 0)));
    EXPECT_FALSE(board(".X./XO./...").is_eye(board::Colour::black, board::vertex_at(0, 0)));
    EXPECT_FALSE(board("XXX/X.X/XXX").is_eye(board::Colour::white, board::vertex_at(1, 1)));
}

TEST(PlayoutBoard, CountsAreaOnceOnlyEyesAreLeft) {
    EXPECT_EQ(PlayoutBoard(*board::parse_rows(".X.O/XXOO/XX.O/.XO.")).area_balance(), 8 - 6);
    EXPECT_EQ(PlayoutBoard(*board::parse_rows("X.X/XXX/X.X")).area_balance(), 9);
    EXPECT_EQ(PlayoutBoard(*board::parse_rows(".../.../..O")).area_balance(), -3);
}

}  // namespace
}  // namespace katachi::search
