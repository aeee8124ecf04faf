// Which games are learned from, and that learning from them does not depend on the number of threads.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <random>
#include <set>
#include <sstream>

#include "engine/moves/default_sources.h"
#include "games/harvest/held_out_games.h"
#include "games/training/training.h"

namespace katachi::games {
namespace {

sgf::Game game_of(const std::string& text) { return sgf::SgfReader(text).next().value(); }

// Black on the odd columns and White on the even ones, row by row: no stone is taken.
std::string moves(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) {
        const char row = static_cast<char>('a' + i / 9 * 2);
        const char column = static_cast<char>('a' + i % 9 * 2 + i % 2);
        text += std::string(i % 2 == 0 ? ";B[" : ";W[") + column + row + "]";
    }
    return text;
}

TEST(TrainingGame, IsOnAnEmptyBoardOf19Lines) {
    EXPECT_TRUE(training_game(game_of("(;SZ[19]" + moves(40) + ")")));
    EXPECT_FALSE(training_game(game_of("(;SZ[13]" + moves(20) + ")")));
    EXPECT_FALSE(training_game(game_of("(;SZ[19]HA[2]AB[pd][dp]" + moves(40) + ")")));
    EXPECT_FALSE(training_game(game_of("(;SZ[19]AB[ss]" + moves(40) + ")")));
}

TEST(TrainingGame, HasEnoughLegalMoves) {
    EXPECT_FALSE(training_game(game_of("(;SZ[19]" + moves(29) + ")")));
    EXPECT_TRUE(training_game(game_of("(;SZ[19]" + moves(30) + ")")));
    EXPECT_FALSE(training_game(game_of("(;SZ[19]" + moves(40) + ";B[aa])")));
    EXPECT_FALSE(training_game(game_of("(;SZ[19]" + moves(40) + ";B[zz])")));
}

TEST(TrainingGame, IsKnownByItsMovesAlone) {
    const auto game = training_game(game_of("(;SZ[19]PB[A]" + moves(40) + ")"));
    const auto same = training_game(game_of("(;SZ[19]PB[B]KM[6.5]" + moves(40) + ")"));
    const auto other = training_game(game_of("(;SZ[19]" + moves(41) + ")"));
    ASSERT_TRUE(game && same && other);
    EXPECT_EQ(game->hash, same->hash);
    EXPECT_EQ(game->is_held_out, same->is_held_out);
    EXPECT_NE(game->hash, other->hash);
    sgf::Game exchanged = game_of("(;SZ[19]" + moves(40) + ")");
    for (sgf::Event& event : exchanged.events) event.colour = board::opponent(event.colour);
    EXPECT_NE(game->hash, training_game(exchanged)->hash);
}

TEST(TrainingGame, IsHeldOutAsElsewhere) {
    std::set<bool> seen;
    for (const char row : {'b', 'd', 'f', 'h', 'j'})
        for (char column = 'a'; column <= 's'; ++column) {
            const sgf::Game game = game_of("(;SZ[19]" + moves(30) + ";B[" + column + row + "])");
            ASSERT_EQ(training_game(game)->is_held_out, is_held_out(game)) << column << row;
            seen.insert(is_held_out(game));
        }
    EXPECT_EQ(seen.size(), 2U);
}

std::vector<TrainingGame> random_games(int count) {
    std::mt19937 random(5);
    std::vector<TrainingGame> games(static_cast<std::size_t>(count));
    for (TrainingGame& game : games) {
        board::Board board;
        for (board::Colour colour = board::Colour::black; game.moves.size() < 40; colour = board::opponent(colour)) {
            const int free = board.empty_points().count();
            const board::Vertex vertex = board.empty_points().nth(std::uniform_int_distribution(0, free - 1)(random));
            if (board.play(colour, vertex) == board::Legality::ok) game.moves.push_back({colour, vertex});
        }
    }
    return games;
}

TEST(Training, IsTheSameOnAnyNumberOfThreads) {
    const auto games = random_games(11);
    const auto alone = learn_weights(games, moves::default_sources, {.jobs = 1}, {});
    const auto together = learn_weights(games, moves::default_sources, {.jobs = 3}, {});
    ASSERT_TRUE(alone && together);
    EXPECT_EQ(alone->text(), together->text());
    EXPECT_FALSE(alone->text().empty());
}

std::size_t lines(const moves::MoveWeights& weights) {
    const std::string text = weights.text();
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

// How much more likely the games are with each weight than without, by feature; sources without weights of their own.
std::map<std::string, double> gains(const moves::MoveWeights& weights) {
    std::map<std::string, double> gains;
    std::istringstream text(weights.text());
    std::string feature;
    double weight = 0, count = 0;
    while (text >> feature >> weight >> count) gains[feature] = (count + 0.5) * (std::exp(-weight) - 1 + weight);
    return gains;
}

TEST(Training, KeepsTheWeightsThatTellMost) {
    const auto games = random_games(3);
    auto all = learn_weights(games, moves::default_sources, {}, {});
    auto few = learn_weights(games, moves::default_sources, {.most_features = 20, .whole_source = "border"}, {});
    ASSERT_TRUE(all && few);
    EXPECT_GE(lines(few->extract("border")), lines(all->extract("border")));
    const auto kept = gains(*few);
    EXPECT_EQ(kept.size(), 20U);
    double least = std::numeric_limits<double>::infinity();
    for (const auto& [feature, gain] : kept) least = std::min(least, gain);
    for (const auto& [feature, gain] : gains(*all))
        if (!kept.contains(feature)) {
            EXPECT_LE(gain, least + 1e-6) << feature;
        }
}

TEST(Training, HoldsSources) {
    const auto games = random_games(3);
    moves::MoveWeights known;
    known.set("capture", "1-stone", {2, 7});
    const std::size_t held = moves::default_sources().size() - 1;
    auto weights = learn_weights(games, moves::default_sources, {.known = known, .held_sources = held}, {});
    ASSERT_TRUE(weights);
    EXPECT_GT(lines(weights->extract("reply-before")), 0U);
    EXPECT_EQ(weights->text(), "");
}

// At no pace weights stay what they were known to be, and a weight that says nothing new is not listed.
TEST(Training, BeginsWithWhatIsKnown) {
    const auto games = random_games(3);
    const auto learned = [&](const moves::MoveWeights& known, int epochs) {
        return learn_weights(games, moves::default_sources, {.pace = {.rate = 0}, .epochs = epochs, .known = known},
                             {});
    };
    moves::MoveWeights known;
    known.set("border", "4.4.stage-1", {1.5F, 7});
    const auto weights = learned(known, 1);
    ASSERT_TRUE(weights);
    EXPECT_EQ(weights->find("border", "4.4.stage-1"), 1.5F);
    EXPECT_EQ(lines(*weights), 1U) << weights->text();
}

TEST(Training, CountsAGameOnceHoweverOftenItIsLearnedFrom) {
    const auto games = random_games(3);
    const auto known = learn_weights(games, moves::default_sources, {.epochs = 1}, {});
    ASSERT_TRUE(known);
    const auto thrice =
        learn_weights(games, moves::default_sources, {.pace = {.rate = 0}, .epochs = 3, .known = *known}, {});
    EXPECT_EQ(thrice->text(), known->text());
}

TEST(Training, TakesTheGamesInAnOrderThatIsDrawn) {
    const auto games = random_games(20);
    const auto one = learn_weights(games, moves::default_sources, {.seed = 1}, {});
    const auto other = learn_weights(games, moves::default_sources, {.seed = 2}, {});
    EXPECT_NE(one->text(), other->text());
}

TEST(Training, StopsWhenAsked) {
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(learn_weights(random_games(1), moves::default_sources, {}, {.progress = {}, .stop = &stop}));
}

}  // namespace
}  // namespace katachi::games
