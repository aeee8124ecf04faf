// That what is told of a move without playing it is what is so once it is played.
#include <gtest/gtest.h>

#include <utility>

#include "base/random/random.h"
#include "engine/reading/goals/capture_goal.h"
#include "engine/reading/goals/either_goal.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/recorded_positions.h"

namespace katachi::reading {
namespace {

class Foresight : public testing::Test {
  protected:
    void compare(board::Board& board, board::Vertex string, std::size_t depth) {
        compare(board, CaptureGoal(board, string, depth % 2 == 0 ? near_reach : far_reach), depth);
    }
    // Compares all quiet moves and a pass, of either side.
    void compare(board::Board& board, const Goal& goal, std::size_t depth) {
        for (const board::Colour mover : {board::Colour::black, board::Colour::white}) {
            if (goal.status(board, mover, depth) != GoalStatus::open) continue;
            board::VertexSet moves = board.empty_points();
            moves.insert(board::pass_vertex);
            for (const board::Vertex move : moves)
                if (move == board::pass_vertex || board.is_quiet(mover, move)) compare(board, goal, mover, move, depth);
        }
    }

    // Calls with boards of random games, and with the numbers that these come from.
    template <typename Compare>
    static void on_random_boards(Compare compare) {
        base::Random random(test::test_seed());
        for (int game = 0; game < 20; ++game) {
            board::Board board(7);
            for (int move = 0; move < 60; ++move) {
                const auto side = move % 2 == 0 ? board::Colour::black : board::Colour::white;
                board.play(side, board::vertex_at(random.below(board.size()), random.below(board.size())));
                ASSERT_NO_FATAL_FAILURE(compare(board, random));
            }
        }
    }

    int compared() const { return compared_; }
    int settled() const { return settled_; }

  private:
    void compare(board::Board& board, const Goal& goal, board::Colour mover, board::Vertex move, std::size_t depth) {
        const std::uint64_t hash = board.hash_after_quiet(mover, move);
        const auto centre = goal.centre(board);
        Foreseen foreseen;
        const bool is_foreseen = goal.foresee(board, mover, move, depth + 1, foreseen);
        const int stones = board.captured(board::opponent(mover));
        ASSERT_EQ(board.play(mover, move), board::Legality::ok);
        const board::Colour next = board::opponent(mover);
        ASSERT_EQ(board.hash_with(next), hash);
        ASSERT_EQ(board.captured(next), stones);
        if (is_foreseen) {
            ++compared_;
            ASSERT_EQ(foreseen.status, goal.status(board, next, depth + 1));
            ASSERT_EQ(foreseen.is_centre_larger, goal.centre(board) != centre);
            if (foreseen.status == GoalStatus::open) {
                const Effort effort = goal.estimate(board, next);
                ASSERT_EQ(foreseen.effort.proof, effort.proof);
                ASSERT_EQ(foreseen.effort.disproof, effort.disproof);
            } else {
                ++settled_;
                ASSERT_EQ(foreseen.zone, goal.zone(board, foreseen.status));
                ASSERT_EQ(foreseen.is_given_up, goal.is_given_up(board, next));
            }
        }
        board.undo();
    }

    int compared_ = 0;
    int settled_ = 0;
};

TEST_F(Foresight, IsWhatIsPlayedOnRandomBoards) {
    on_random_boards([&](board::Board& board, base::Random& random) {
        for (const board::Colour colour : {board::Colour::black, board::Colour::white})
            for (const board::Vertex string : board.strings(colour))
                ASSERT_NO_FATAL_FAILURE(compare(board, string, static_cast<std::size_t>(random.below(22))));
    });
    EXPECT_GT(compared(), 100'000);
    EXPECT_GT(settled(), 10'000);
}

TEST_F(Foresight, OfTwoStringsIsWhatIsPlayedOnRandomBoards) {
    on_random_boards([&](board::Board& board, base::Random& random) {
        for (const board::Colour colour : {board::Colour::black, board::Colour::white}) {
            board::Vertex before = board::pass_vertex;
            for (const board::Vertex string : board.strings(colour)) {
                const board::Vertex other = std::exchange(before, string);
                if (other == board::pass_vertex) continue;
                ASSERT_NO_FATAL_FAILURE(
                    compare(board, EitherGoal(board, {other, string}), static_cast<std::size_t>(random.below(22))));
            }
        }
    });
    EXPECT_GT(compared(), 100'000);
    EXPECT_GT(settled(), 1'000);
}

TEST_F(Foresight, IsWhatIsPlayedInGames) {
    KATACHI_NEEDS(test::recorded_matches_file);
    for (const test::RecordedPosition& recorded : test::recorded_positions()) {
        if (recorded.move % 3 > 0) continue;
        board::Board board(recorded.position);
        for (const board::Colour colour : {board::Colour::black, board::Colour::white})
            for (const board::Vertex string : board.strings(colour))
                ASSERT_NO_FATAL_FAILURE(compare(board, string, static_cast<std::size_t>(recorded.move % 22)));
    }
    EXPECT_GT(compared(), 100'000);
}

}  // namespace
}  // namespace katachi::reading
