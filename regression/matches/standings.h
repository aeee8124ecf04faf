// How a match stands: a function of its finished games, whatever their order.
#pragma once

#include <array>
#include <map>
#include <optional>

#include "regression/matches/played_game.h"
#include "regression/matches/sprt.h"
#include "regression/matches/win_rate.h"

namespace katachi::regression {

struct Tally {
    int wins = 0;
    int losses = 0;
    int draws = 0;
    int unknown = 0;

    int games() const { return wins + losses + draws + unknown; }
    // Those with a result.
    int decided() const { return wins + losses + draws; }
    double points() const { return wins + draws / 2.0; }

    friend bool operator==(const Tally&, const Tally&) = default;
};

struct PlayerStanding {
    std::array<Tally, 2> by_colour;  // as Black, as White
    std::map<GameEnd, int> lost_by;  // faults, resignations and counts
    PlayerCost cost;                 // of all its moves

    Tally total() const;
};

struct Standings {
    std::array<PlayerStanding, player_count> players;
    int games = 0;
    int disputed = 0;
    std::int64_t moves = 0;  // of all games
    std::map<GameEnd, int> ends;
    PairCounts pairs{};  // by the points of A, of pairs whose games both have a result
    int open_pairs = 0;  // one game is missing, or has no result
    // The rate of A, where any game has a result.
    std::optional<Estimate> rate;
};

Standings standings(const std::map<int, PlayedGame>& games);

// The pairs from the first on as far as all are played: what the sequential test weighs, pair by pair, so that it does
// not depend on which game ended first. The verdict is the first one that it comes to.
struct WeighedPairs {
    SprtState state;
    PairCounts pairs{};
    int count = 0;  // pairs looked at, those without a result among them
};
WeighedPairs weigh_pairs(const SprtBounds& bounds, const std::map<int, PlayedGame>& games);

}  // namespace katachi::regression
