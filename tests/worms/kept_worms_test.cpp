// What is kept of worms from one position to the next is what would be read anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "base/random/random.h"
#include "engine/board/position_text.h"
#include "engine/sgf/game.h"
#include "engine/worms/worms.h"
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

std::vector<std::filesystem::path> game_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::shared_data() / "games19/loose"))
        if (entry.path().extension() == ".sgf") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

// The moves of one of the games, whichever can be read.
std::vector<board::Move> random_game(const std::vector<std::filesystem::path>& files, base::Random& random) {
    const std::string text =
        test::file_bytes(files[static_cast<std::size_t>(random.below(static_cast<int>(files.size())))]);
    const auto games = sgf::read_sgf_games(text);
    std::vector<board::Move> moves;
    if (const auto* const read = std::get_if<std::vector<sgf::Game>>(&games); read != nullptr && !read->empty())
        for (const sgf::Event& event : read->front().events)
            if (event.kind == sgf::Event::Kind::move) moves.push_back({event.colour, event.vertex});
    return moves;
}

// On from a random move of a game: its moves, and now and then another one, or one is taken back.
void follow(const std::vector<board::Move>& moves, int steps, base::Random& random, Comparison& comparison) {
    board::Board board;
    auto next = moves.begin();
    for (const auto start = next + random.below(static_cast<int>(moves.size())); next != start; ++next)
        board.play(next->colour, next->vertex);
    comparison.begin(board);
    for (int step = 0; step < steps && next != moves.end(); ++step) {
        const int choice = random.below(8);
        const board::Move last = *next;
        if (choice < 3)
            board.undo();
        else if (choice == 3)
            board.play(last.colour, board::vertex_at(random.below(board.size()), random.below(board.size())));
        else
            board.play((next++)->colour, last.vertex);
        ASSERT_NO_FATAL_FAILURE(comparison.compare(board));
    }
}

TEST(KeptWorms, OfRealGamesAreThoseReadAnew) {
    KATACHI_NEEDS("games19/loose");
    base::Random random(test::test_seed());
    const std::vector<std::filesystem::path> files = game_files();
    const int games = test::rounds(20, 500) / static_cast<int>(test::sanitized_step);
    Comparison comparison;
    for (int game = 0; game < games; ++game) {
        const std::vector<board::Move> moves = random_game(files, random);
        if (moves.empty()) continue;
        ASSERT_NO_FATAL_FAILURE(follow(moves, 20, random, comparison));
    }
    std::cout << comparison.compared() << " worms, " << 100 * comparison.kept_share() << " % of the answers kept\n";
    EXPECT_GE(comparison.kept_share(), 0.7);
}

}  // namespace
}  // namespace katachi::worms
