#include "tools/katachi/commands/games/chosen_games.h"
#include "games/base/game_odds.h"

#include <algorithm>
#include <iostream>

#include "tools/katachi/commands/games/base/told_game_text.h"

namespace katachi::cli {

ChosenGames::ChosenGames(const std::string& folder, const FilterChoice& filter, const ShardChoice& shard)
    : base_(games::GameBase::open(folder, games::GameBase::Access::read)), moves_(base_) {
    if (filter.is_empty()) {
        choose(1, games::uncounted_games(base_));
    } else {
        const auto numbers = games::filtered_games(base_, asked_filter(filter));
        std::cerr << passing_text(numbers.size(), games::counted_games(base_)) << '\n';
        choose(0, numbers);
    }
    for (const auto& games : chosen_) passing_ += static_cast<std::size_t>(std::ranges::count(games, 1));
    leave(shard.begin(passing_), shard.end(passing_));
    find_chances();
    for (std::size_t i = 0; i < chosen_.size(); ++i)
        searched_.push_back({&moves_.segments()[i], chosen_[i], chances_[i]});
}

void ChosenGames::choose(std::uint8_t usual, const std::vector<std::int64_t>& others) {
    for (const games::BaseSegment& segment : moves_.places())
        chosen_.emplace_back(static_cast<std::size_t>(segment.games), usual);
    for (const std::int64_t number : others) {
        const games::BaseMoves::Place place = moves_.place_of(number);
        chosen_[place.segment][place.game] = usual ^ 1U;
    }
}

void ChosenGames::find_chances() {
    for (const auto& games : chosen_)
        chances_.emplace_back(games.size(), games::code_of(games::chances_of({}, {}, {}, 0)));
    for (const games::GameOdds& odds : games::game_odds(base_)) {
        const games::BaseMoves::Place place = moves_.place_of(odds.number);
        chances_[place.segment][place.game] = games::code_of(games::chances_of(
            odds.black_rank, odds.white_rank, odds.komi, moves_.segments()[place.segment].handicap(place.game)));
    }
}

void ChosenGames::leave(std::size_t first, std::size_t behind) {
    std::size_t place = 0;
    for (auto& games : chosen_)
        for (std::uint8_t& game : games) {
            if (game == 0) continue;
            if (place < first || place >= behind) game = 0;
            ++place;
        }
    count_ = behind - first;
}

}  // namespace katachi::cli
