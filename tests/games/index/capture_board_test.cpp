// The board that only takes stones, against the one that knows all.
#include "games/index/capture_board.h"

#include <gtest/gtest.h>

#include <random>

#include "engine/board/board.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

using board::Colour;

// How many stones the move took, or -1 where it was suicide and the game is over.
int expect_same_move(board::Board& truth, CaptureBoard& board, Colour colour, board::Vertex vertex) {
    const board::VertexSet before = truth.stones(board::opponent(colour));
    truth.play_recorded(colour, vertex);
    const CaptureBoard::Played played = board.play(colour, vertex);
    EXPECT_EQ(played.taken, before - truth.stones(board::opponent(colour)));
    EXPECT_EQ(played.is_suicide, truth.at(vertex) == Colour::empty);
    if (played.is_suicide) return -1;
    EXPECT_EQ(board.position(), truth.position());
    return played.taken.count();
}

// How many stones were taken.
int expect_same_game(int size, std::mt19937& random) {
    board::Board truth(size);
    CaptureBoard board(size);
    const auto below = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    const int set_up = below(2) * below(size * size / 2);
    int taken = 0;
    for (int i = 0; i < 4 * size * size && !testing::Test::HasFailure(); ++i) {
        const Colour colour = below(2) == 0 ? Colour::black : Colour::white;
        const board::Vertex vertex = board::vertex_at(below(size), below(size));
        if (truth.at(vertex) != Colour::empty) continue;
        if (i < set_up) {
            truth.place(colour, vertex);
            board.set_up(colour, vertex);
            continue;
        }
        if (truth.is_suicide(colour, vertex) && below(20) > 0) continue;
        const int now = expect_same_move(truth, board, colour, vertex);
        if (now < 0) break;
        taken += now;
    }
    return taken;
}

TEST(CaptureBoard, TakesWhatTheBoardTakes) {
    std::mt19937 random(test::test_seed());
    int taken = 0;
    for (int i = 0; i < test::rounds(300, 30000) && !HasFailure(); ++i)
        taken += expect_same_game(2 + static_cast<int>(random() % 18), random);
    EXPECT_GT(taken, 3000);
}

}  // namespace
}  // namespace katachi::games
