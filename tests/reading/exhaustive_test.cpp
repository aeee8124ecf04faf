// Reading against the exhaustive solver, on the smallest boards that are nearly full.
#include <gtest/gtest.h>

#include <random>

#include "engine/board/position_text.h"
#include "engine/reading/tactics.h"
#include "tests/reading/exhaustive_solver.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi {
namespace {

// Of three lines: every string has a liberty; about one point in three is empty.
Board nearly_full_board(std::mt19937& random) {
    for (;;) {
        const Board board(random_position(3, 0.7, random));
        const int empty = board.empty_points().count();
        if (empty < 2 || empty > 6) continue;
        bool is_legal = true;
        for (const Colour colour : {Colour::black, Colour::white})
            for (const Vertex stone : board.stones(colour)) is_legal = is_legal && board.liberties(stone) > 0;
        if (is_legal) return board;
    }
}

TEST(Exhaustive, NoCaptureIsProvedThatThereIsNot) {
    std::mt19937 random(test_seed());
    Tactics tactics(1000);
    int settled = 0, captured = 0;
    for (int round = 0; round < rounds(60, 20'000); ++round) {
        Board board = nearly_full_board(random);
        for (const Colour colour : {Colour::black, Colour::white})
            for (const Vertex string : board.stones(colour)) {
                if (board.origin(string) != string || board.liberties(string) > 3) continue;
                const TacticalAnswer attack = tactics.attack(board, string);
                const bool claims = attack.code == TacticalCode::win || attack.code == TacticalCode::ko_a;
                if (!claims) continue;
                const auto truth = captured_by_best_play(board, string, opponent(colour), 60'000);
                if (!truth) continue;
                ++settled;
                captured += *truth ? 1 : 0;
                EXPECT_TRUE(*truth) << "round " << round << ": " << vertex_name(string, board.size())
                                    << " is said to be captured by " << vertex_name(attack.move, board.size()) << '\n'
                                    << print_position(board.position());
            }
    }
    EXPECT_GT(captured, settled / 2);
    RecordProperty("settled", settled);
}

}  // namespace
}  // namespace katachi
