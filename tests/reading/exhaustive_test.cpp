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

// Asks about every string of random boards; `check` gets the board, the string and the truth about it.
template <typename Claims, typename Check>
void for_each_claim(int boards, Claims claims, Check check) {
    std::mt19937 random(test_seed());
    int settled = 0;
    for (int round = 0; round < boards; ++round) {
        SCOPED_TRACE("board " + std::to_string(round));
        Board board = nearly_full_board(random);
        for (const Colour colour : {Colour::black, Colour::white})
            for (const Vertex string : board.stones(colour)) {
                if (board.origin(string) != string) continue;
                const std::optional<Colour> to_move = claims(board, string);
                if (!to_move) continue;
                const auto truth = captured_by_best_play(board, string, *to_move, 60'000);
                if (!truth) continue;
                ++settled;
                check(*truth, vertex_name(string, board.size()) + '\n' + print_position(board.position()));
            }
    }
    EXPECT_GT(settled, boards / 2);
}

bool is_success(const TacticalAnswer& answer) {
    return answer.code == TacticalCode::win || answer.code == TacticalCode::ko_a;
}

TEST(Exhaustive, NoCaptureIsProvedThatThereIsNot) {
    Tactics tactics({.nodes = 1000});
    for_each_claim(
        rounds(120, 20'000),
        [&](Board& board, Vertex string) -> std::optional<Colour> {
            if (!is_success(tactics.attack(board, string))) return std::nullopt;
            return opponent(board.at(string));
        },
        [](bool is_captured, const std::string& what) { EXPECT_TRUE(is_captured) << what; });
}

}  // namespace
}  // namespace katachi
