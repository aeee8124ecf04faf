// What is kept of worms from one position to the next is what would be read anew.
#include <gtest/gtest.h>

#include <iostream>
#include <string>
#include <vector>

#include "base/random/random.h"
#include "engine/worms/worm_details.h"
#include "tests/support/game_stretch.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/sanitized.h"

namespace katachi::worms {
namespace {

// All that reading tells of the worms of a position.
struct ReadWorms {
    Worms worms;
    std::vector<WormDetails> details;

    ReadWorms(const board::Board& board, reading::Tactics& tactics) : worms(board, tactics) {
        board::Board tried = board;
        for (const Worm& worm : worms.all()) details.push_back(worm_details(tried, tactics, worms, worm));
    }
};

// Worms made again with what reading remembers, beside those that nothing is remembered for.
class Comparison {
  public:
    // Worms of a position from which others follow.
    void begin(const board::Board& board) { const ReadWorms read(board, kept_); }

    void compare(const board::Board& board) {
        reading::Tactics fresh;
        const std::uint64_t before = kept_.readings();
        const ReadWorms of_kept(board, kept_), of_fresh(board, fresh);
        read_again_ += kept_.readings() - before;
        asked_ += fresh.readings();
        const std::vector<Worm>& all = of_fresh.worms.all();
        ASSERT_EQ(of_kept.worms.all().size(), all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string where =
                board::vertex_name(all[i].origin, board.size()) + " of " + board::to_rows(board.position());
            ASSERT_EQ(of_kept.worms.all()[i], all[i]) << where;
            ASSERT_EQ(of_kept.details[i], of_fresh.details[i]) << where;
        }
        compared_ += all.size();
    }

    std::size_t compared() const { return compared_; }
    // The share is that of the answers that worms made anew are read for.
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
