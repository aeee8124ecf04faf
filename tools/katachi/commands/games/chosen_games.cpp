#include "tools/katachi/commands/games/chosen_games.h"

#include <iostream>

#include "tools/katachi/commands/games/told_game_text.h"

namespace katachi::cli {

ChosenGames::ChosenGames(const std::string& folder, const FilterChoice& filter, const ShardChoice& shard)
    : base_(games::GameBase::open(folder, games::GameBase::Access::read)), moves_(base_) {
    const auto numbers = games::filtered_games(base_, asked_filter(filter));
    passing_ = numbers.size();
    if (!filter.is_empty()) std::cerr << passing_text(passing_, games::counted_games(base_)) << '\n';
    for (const games::BaseSegment& segment : moves_.places())
        chosen_.emplace_back(static_cast<std::size_t>(segment.games), std::uint8_t{0});
    const std::size_t first = shard.begin(numbers.size()), behind = shard.end(numbers.size());
    for (std::size_t i = first; i < behind; ++i) {
        const games::BaseMoves::Place place = moves_.place_of(numbers[i]);
        chosen_[place.segment][place.game] = 1;
    }
    count_ = behind - first;
    for (std::size_t i = 0; i < chosen_.size(); ++i) searched_.push_back({&moves_.segments()[i], chosen_[i]});
}

}  // namespace katachi::cli
