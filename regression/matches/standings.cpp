#include "regression/matches/standings.h"

#include <algorithm>

namespace katachi::regression {

namespace {

void count(const PlayedGame& game, std::size_t player, PlayerStanding& standing) {
    const bool is_black = black_of(game.number) == player;
    Tally& tally = standing.by_colour[is_black ? 0 : 1];
    const auto winner = game.winning_player();
    if (game.winner == Winner::unknown)
        ++tally.unknown;
    else if (game.winner == Winner::draw)
        ++tally.draws;
    else if (*winner == player)
        ++tally.wins;
    else {
        ++tally.losses;
        ++standing.lost_by[game.end];
    }
    const PlayerCost& cost = game.costs[player];
    standing.cost.moves += cost.moves;
    standing.cost.cpu_seconds += cost.cpu_seconds;
    standing.cost.seconds += cost.seconds;
    standing.cost.longest_seconds = std::max(standing.cost.longest_seconds, cost.longest_seconds);
}

// The outcome is told by the points of A; there is none where a game is missing or has no result.
std::optional<std::size_t> outcome_of_pair(const PlayedGame& first, const PlayedGame& second) {
    const auto a = first.points_of_a();
    const auto b = second.points_of_a();
    if (!a || !b) return std::nullopt;
    return static_cast<std::size_t>(2 * (*a + *b));
}

}  // namespace

Tally PlayerStanding::total() const {
    const Tally& black = by_colour[0];
    const Tally& white = by_colour[1];
    return {.wins = black.wins + white.wins,
            .losses = black.losses + white.losses,
            .draws = black.draws + white.draws,
            .unknown = black.unknown + white.unknown};
}

Standings standings(const std::map<int, PlayedGame>& games) {
    Standings result;
    for (const auto& [number, game] : games) {
        ++result.games;
        ++result.ends[game.end];
        result.moves += game.moves;
        result.disputed += game.is_disputed ? 1 : 0;
        for (std::size_t player = 0; player < player_count; ++player) count(game, player, result.players[player]);
        const auto other = games.find(number ^ 1);  // of the same pair
        if (other != games.end() && other->first < number) continue;
        const auto outcome = other == games.end() ? std::nullopt : outcome_of_pair(game, other->second);
        if (outcome)
            ++result.pairs[*outcome];
        else
            ++result.open_pairs;
    }
    const Tally a = result.players[0].total();
    if (a.decided() > 0) result.rate = win_rate(a.points(), a.decided());
    return result;
}

WeighedPairs weigh_pairs(const SprtBounds& bounds, const std::map<int, PlayedGame>& games) {
    WeighedPairs weighed{.state = sprt(bounds, {}), .pairs = {}, .count = 0};
    while (weighed.state.verdict == SprtVerdict::open) {
        const auto first = games.find(2 * weighed.count);
        const auto second = games.find(2 * weighed.count + 1);
        if (first == games.end() || second == games.end()) break;
        ++weighed.count;
        const auto outcome = outcome_of_pair(first->second, second->second);
        if (!outcome) continue;
        ++weighed.pairs[*outcome];
        weighed.state = sprt(bounds, weighed.pairs);
    }
    return weighed;
}

}  // namespace katachi::regression
