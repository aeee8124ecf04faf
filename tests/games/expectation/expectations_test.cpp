// What is to be expected, counted over games that are told by their headers, and against a count that looks at every
// move anew.
#include "games/expectation/expectations.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "tests/support/needs.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

sgf::Game game_of(const std::string& text) {
    const std::string record = "(;" + text + ")";
    sgf::SgfReader reader(record);
    return *reader.next();
}

void add(Expectations& expectations, int times, const std::string& text) {
    for (int i = 0; i < times; ++i) expectations.add(game_of(text));
}

MoverGroup group(board::Colour colour, int band, std::optional<int> rank_difference = {},
                 KomiClass komi = KomiClass::unknown) {
    return {colour, band, rank_difference, komi};
}

constexpr auto black = board::Colour::black, white = board::Colour::white;

TEST(Expectations, AreTheShareOfMovesInWonGames) {
    Expectations expectations;
    add(expectations, 75, "RE[B+R];B[aa];W[bb];B[cc];W[dd]");
    add(expectations, 25, "RE[W+R];B[aa];W[bb]");
    EXPECT_EQ(expectations.of(group(black, 0)), 857'143U);
    EXPECT_EQ(expectations.of(group(white, 0)), 142'857U);
}

TEST(Expectations, LeaveOutPassesAndGamesThatNobodyWon) {
    Expectations expectations;
    add(expectations, 100, "RE[B+R];B[aa]");
    add(expectations, 100, "RE[0];B[aa]");
    add(expectations, 100, "RE[W+R];B[];W[bb]");
    EXPECT_EQ(expectations.of(group(black, 0)), certain);
    EXPECT_EQ(expectations.of(group(white, 0)), certain);
}

TEST(Expectations, OfLittleAreAHalf) {
    Expectations expectations;
    add(expectations, 99, "RE[B+R];B[aa]");
    EXPECT_EQ(expectations.of(group(black, 0)), certain / 2);
    add(expectations, 1, "RE[B+R];B[aa]");
    EXPECT_EQ(expectations.of(group(black, 0)), certain);
}

std::string long_game(const std::string& root, int moves) {
    std::string text = root;
    for (int i = 0; i < moves; ++i) text += i % 2 == 0 ? ";B[aa]" : ";W[bb]";
    return text;
}

// Each step leaves out what the games have too few of.
TEST(Expectations, FallBackToCoarserGroups) {
    Expectations expectations;
    add(expectations, 99, long_game("RE[B+R]BR[2d]WR[1d]KM[6.5]", 40));
    add(expectations, 1, long_game("RE[W+R]BR[2d]WR[1d]KM[6.5]", 20));
    const KomiClass komi = KomiClass::below_seven;
    EXPECT_EQ(expectations.of(group(black, 0, 1, komi)), 99U * certain / 100);
    EXPECT_EQ(expectations.of(group(black, 1, 1, komi)), (1980U * certain + 995) / 1990) << "of all bands";
    EXPECT_EQ(expectations.of(group(black, 0, 1, KomiClass::below_six)), (1980U * certain + 995) / 1990)
        << "and of all komi";
    add(expectations, 60, long_game("RE[W+R]BR[1d]WR[2d]KM[6.5]", 20));
    EXPECT_EQ(expectations.of(group(black, 0, -1, komi)), (1980U * certain + 1295) / 2590)
        << "and of all differences in rank";
    EXPECT_EQ(expectations.of(group(black, 0, 1, komi)), 99U * certain / 100) << "which changes nothing of the others";
}

TEST(Expectations, AreTheSameInAnyOrder) {
    std::vector<sgf::Game> games;
    std::mt19937 random(test::test_seed());
    for (int i = 0; i < 400; ++i)
        games.push_back(
            game_of(long_game(random() % 2 == 0 ? "RE[B+R]" : "RE[W+R]", 1 + static_cast<int>(random() % 90))));
    Expectations one, other;
    for (const sgf::Game& game : games) one.add(game);
    for (auto game = games.rbegin(); game != games.rend(); ++game) other.add(*game);
    for (const auto colour : {black, white})
        for (int band = 0; band < band_count; ++band)
            EXPECT_EQ(one.of(group(colour, band)), other.of(group(colour, band)));
}

TEST(MoverCounts, SumUpWhatEachMoverMayExpect) {
    Expectations expectations;
    add(expectations, 75, "RE[B+R];B[aa];W[bb]");
    add(expectations, 25, "RE[W+R];B[aa];W[bb]");
    MoverCounts movers;
    movers.add(group(black, 0));
    movers.add(group(white, 0));
    movers.add(group(black, 0));
    EXPECT_EQ(movers.expected(expectations), (2U * 75 + 25) * certain / 100);
}

TEST(MoverCounts, TakeInThoseOfOtherGames) {
    MoverCounts movers, others;
    movers.add(group(black, 0), 2);
    others.add(group(black, 0), 3);
    others.add(group(white, 1));
    movers.add(others);
    EXPECT_EQ(movers.by_group(), (std::map<std::uint32_t, std::uint64_t>{{number_of(group(black, 0)), 5},
                                                                         {number_of(group(white, 1)), 1}}));
}

// Over all moves of games, what is won is what was expected, but for rounding: each group that is not thin is its own
// mean.
TEST(Expectations, OfAllMovesTogetherAreWhatWasWon) {
    KATACHI_NEEDS(test::bulk_games_file);
    const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
    sgf::SgfReader reader(text);
    Expectations expectations;
    MoverCounts movers;
    std::uint64_t won = 0, moves = 0;
    for (int i = 0; i < 1000; ++i) {
        const auto game = reader.next();
        ASSERT_TRUE(game);
        const GameChances chances = chances_of(*game);
        if (!chances.winner) continue;
        expectations.add(*game, chances);
        int number = 0;
        for (const sgf::Event& event : game->events) {
            if (event.kind != sgf::Event::Kind::move) continue;
            ++number;
            if (event.vertex == board::pass_vertex) continue;
            movers.add(mover_group(chances, event.colour, number));
            ++moves;
            if (event.colour == *chances.winner) ++won;
        }
    }
    ASSERT_GT(moves, 150'000U);
    EXPECT_NEAR(static_cast<double>(movers.expected(expectations)) / certain, static_cast<double>(won),
                0.001 * static_cast<double>(moves));
}

}  // namespace
}  // namespace katachi::games
