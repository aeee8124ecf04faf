// What is kept of worms from one position to the next is what would be read anew.
#include <gtest/gtest.h>

#include <iostream>

#include "base/random/random.h"
#include "engine/board/position_text.h"
#include "engine/worms/worms.h"
#include "tests/support/game_stretch.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/sanitized.h"

namespace katachi::worms {
namespace {

// Worms made again with what reading remembers, beside those that nothing is remembered for.
class Comparison {
  public:
    // Worms of a position from which others follow.
    void begin(const board::Board& board) { const Worms worms(board, kept_); }

    void compare(const board::Board& board) {
        reading::Tactics fresh;
        const std::uint64_t before = kept_.readings();
        const Worms of_kept(board, kept_), of_fresh(board, fresh);
        read_again_ += kept_.readings() - before;
        asked_ += fresh.readings();
        ASSERT_EQ(of_kept.all().size(), of_fresh.all().size());
        for (std::size_t i = 0; i < of_fresh.all().size(); ++i)
            ASSERT_EQ(of_kept.all()[i], of_fresh.all()[i]) << board::vertex_name(of_fresh.all()[i].origin, board.size())
                                                           << " of " << board::to_rows(board.position());
        compared_ += of_fresh.all().size();
    }

    std::size_t compared() const { return compared_; }
    // Of the answers that worms made anew are read for.
    double kept_share() const { return 1 - static_cast<double>(read_again_) / static_cast<double>(asked_); }

  private:
    reading::Tactics kept_;
    std::uint64_t read_again_ = 0, asked_ = 0;
    std::size_t compared_ = 0;
};

TEST(KeptWorms, OfRandomBoardsAreThoseReadAnew) {
    base::Random random(test::test_seed());
    Comparison comparison;
    board::Board board(13);
    for (int step = 0; step < 70; ++step) {
        if (step > 40 && random.below(4) == 0) {
            board.undo();
        } else {
            const auto side = step % 2 == 0 ? board::Colour::black : board::Colour::white;
            board.play(side, board::vertex_at(random.below(board.size()), random.below(board.size())));
        }
        ASSERT_NO_FATAL_FAILURE(comparison.compare(board));
    }
    EXPECT_GT(comparison.compared(), 1000U);
    EXPECT_GE(comparison.kept_share(), 0.5);
}

TEST(KeptWorms, OfRealGamesAreThoseReadAnew) {
    KATACHI_NEEDS("games19/loose");
    base::Random random(test::test_seed());
    const int games = test::rounds(20, 500) / static_cast<int>(test::sanitized_step);
    Comparison comparison;
    for (int game = 0; game < games; ++game) {
        const std::vector<board::Board> boards = test::game_stretch(20, random);
        if (boards.empty()) continue;
        comparison.begin(boards.front());
        for (std::size_t i = 1; i < boards.size(); ++i) ASSERT_NO_FATAL_FAILURE(comparison.compare(boards[i]));
    }
    std::cout << comparison.compared() << " worms, " << 100 * comparison.kept_share() << " % of the answers kept\n";
    EXPECT_GE(comparison.kept_share(), 0.7);
}

}  // namespace
}  // namespace katachi::worms
