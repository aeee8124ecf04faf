#include "engine/eyespaces/known_games.h"

#include "base/random/split_mix.h"

namespace katachi::eyespaces {

namespace {

// About a megabyte.
constexpr std::size_t most_met = 4096;

}  // namespace

std::size_t KnownGames::Hash::operator()(const Game& game) const {
    const match::BareEyeSpace& space = game.space;
    std::uint64_t hash = base::mixed(static_cast<std::uint64_t>(game.outer_liberties) << 2 | game.believed, space.size);
    for (const match::EyePoints points : {space.stones, space.islands, space.margins, space.walled, space.approaches})
        hash = base::mixed(hash ^ points);
    for (std::size_t i = 0; i < space.size; ++i) hash = base::mixed(hash ^ space.neighbours[i]);
    return hash;
}

eyes::SpaceValue KnownGames::value(const match::BareEyeSpace& space, int outer_liberties, std::uint8_t believed) {
    if (const auto known = values_.known(space, outer_liberties)) return *known;
    const Game game{space, outer_liberties, believed};
    if (const auto met = met_.find(game); met != met_.end()) return met->second;
    if (met_.size() >= most_met) met_.clear();
    ++searches_;
    const eyes::SpaceValue& found = met_.emplace(game, values_.of(space, outer_liberties, believed)).first->second;
    positions_ += found.positions;
    return found;
}

}  // namespace katachi::eyespaces
