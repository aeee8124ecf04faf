#include "regression/matches/standings.h"

#include <gtest/gtest.h>

namespace katachi::regression {
namespace {

std::map<int, PlayedGame> games(const std::vector<std::pair<int, Winner>>& results) {
    std::map<int, PlayedGame> played;
    for (const auto& [number, winner] : results) {
        PlayedGame game;
        game.number = number;
        game.winner = winner;
        game.moves = 10;
        game.costs = {PlayerCost{.moves = 5, .cpu_seconds = 1, .seconds = 2, .longest_seconds = 0.5 + number}, {}};
        played.emplace(number, game);
    }
    return played;
}

TEST(Standings, CountByPlayerAndColour) {
    // A is Black in even games.
    const Standings now = standings(games({{0, Winner::black},
                                           {1, Winner::black},
                                           {2, Winner::draw},
                                           {3, Winner::white},
                                           {4, Winner::unknown},
                                           {5, Winner::white}}));
    EXPECT_EQ(now.players[0].by_colour[0], (Tally{.wins = 1, .losses = 0, .draws = 1, .unknown = 1}));
    EXPECT_EQ(now.players[0].by_colour[1], (Tally{.wins = 2, .losses = 1, .draws = 0, .unknown = 0}));
    EXPECT_EQ(now.players[1].by_colour[0], (Tally{.wins = 1, .losses = 2, .draws = 0, .unknown = 0}));
    EXPECT_EQ(now.players[1].total(), (Tally{.wins = 1, .losses = 3, .draws = 1, .unknown = 1}));
    EXPECT_EQ(now.pairs, (PairCounts{0, 0, 1, 1, 0}));
    EXPECT_EQ(now.open_pairs, 1);
    ASSERT_TRUE(now.rate);
    EXPECT_DOUBLE_EQ(now.rate->value, 3.5 / 5);
    EXPECT_EQ(now.players[0].cost, (PlayerCost{.moves = 30, .cpu_seconds = 6, .seconds = 12, .longest_seconds = 5.5}));
    EXPECT_FALSE(standings({}).rate);
}

TEST(Standings, WeighPairsInTheOrderOfTheMatch) {
    const SprtBounds bounds{.elo0 = 0, .elo1 = 20};
    auto played =
        games({{0, Winner::black}, {1, Winner::white}, {3, Winner::white}, {4, Winner::black}, {5, Winner::white}});
    EXPECT_EQ(weigh_pairs(bounds, played).count, 1);
    EXPECT_EQ(weigh_pairs(bounds, played).pairs, (PairCounts{0, 0, 0, 0, 1}));
    played.merge(games({{2, Winner::unknown}}));
    EXPECT_EQ(weigh_pairs(bounds, played).count, 3);
    EXPECT_EQ(weigh_pairs(bounds, played).pairs, (PairCounts{0, 0, 0, 0, 2}));
}

}  // namespace
}  // namespace katachi::regression
