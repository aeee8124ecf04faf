#include "tools/authoring/review/habits.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/sgf/values.h"

namespace katachi::authoring {

namespace {

constexpr int least_times = 5;  // of a favourite name
constexpr std::size_t most_favourites = 5;

using Names = std::map<std::string, int>;

// How surprising so many are where others' share was to be expected: Poisson's deviations.
double surprise(const FavouriteName& name, int moves) {
    const double expected = std::max(name.others_share * moves, 0.5);
    return (name.times - expected) / std::sqrt(expected);
}

std::vector<FavouriteName> favourites_of(const Habits& player, const Names& all, int all_moves) {
    std::vector<FavouriteName> found;
    const int moves = player.moves();
    const int others = all_moves - moves;
    for (const auto& [name, times] : player.names) {
        if (times < least_times || others == 0) continue;
        const FavouriteName favourite{.name = name,
                                      .times = times,
                                      .share = static_cast<double>(times) / moves,
                                      .others_share = static_cast<double>(all.at(name) - times) / others};
        if (favourite.share > favourite.others_share) found.push_back(favourite);
    }
    std::stable_sort(found.begin(), found.end(), [moves](const FavouriteName& a, const FavouriteName& b) {
        return surprise(a, moves) > surprise(b, moves);
    });
    if (found.size() > most_favourites) found.resize(most_favourites);
    return found;
}

}  // namespace

int Habits::moves() const {
    int moves = 0;
    for (const PhaseFigures& phase : figures) moves += phase.moves;
    return moves;
}

Habits& Habits::operator+=(const Habits& other) {
    games += other.games;
    won += other.won;
    lost += other.lost;
    for (std::size_t phase = 0; phase < figures.size(); ++phase) figures[phase] += other.figures[phase];
    for (const auto& [name, times] : other.names) names[name] += times;
    return *this;
}

std::vector<Habits> habits_of(const Review& review) {
    const auto winner = sgf::sgf_winner(review.result);
    std::vector<Habits> habits;
    for (const board::Colour side : {board::Colour::black, board::Colour::white}) {
        const std::string& player = side == board::Colour::black ? review.black : review.white;
        if (player.empty()) continue;
        Habits of_side{.player = player,
                       .games = 1,
                       .won = winner == side ? 1 : 0,
                       .lost = winner && winner != side ? 1 : 0,
                       .figures = figures_of(review, side)};
        for (const ReviewedMove& move : review.moves)
            if (move.move.colour == side && !move.names.empty()) ++of_side.names[move.names.front().name];
        habits.push_back(std::move(of_side));
    }
    return habits;
}

std::vector<PlayerHabits> habit_table(const std::vector<Habits>& of_games) {
    std::map<std::string, Habits> players;
    Names all;
    int all_moves = 0;
    for (const Habits& game : of_games) {
        const auto [player, is_new] = players.try_emplace(game.player, game);
        if (!is_new) player->second += game;
        for (const auto& [name, times] : game.names) all[name] += times;
        all_moves += game.moves();
    }
    std::vector<PlayerHabits> table;
    for (const auto& [name, habits] : players)
        table.push_back({.habits = habits, .favourites = favourites_of(habits, all, all_moves)});
    std::stable_sort(table.begin(), table.end(),
                     [](const PlayerHabits& a, const PlayerHabits& b) { return a.habits.games > b.habits.games; });
    return table;
}

}  // namespace katachi::authoring
