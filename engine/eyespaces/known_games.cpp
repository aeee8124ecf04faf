#include "engine/eyespaces/known_games.h"

#include "base/random/split_mix.h"

namespace katachi::eyespaces {

namespace {

// About a megabyte.
constexpr std::size_t most_met = 4096;

}  // namespace

std::size_t KnownGames::Hash::operator()(const match::BareEyeSpace& space) const {
    std::uint64_t hash = space.size;
    for (const match::EyePoints points : {space.stones, space.islands, space.margins, space.walled, space.approaches})
        hash = base::mixed(hash ^ points);
    for (std::size_t i = 0; i < space.size; ++i) hash = base::mixed(hash ^ space.neighbours[i]);
    return hash;
}

eyes::SpaceValue KnownGames::value(const match::BareEyeSpace& space) {
    if (const auto known = values_.known(space)) return *known;
    if (const auto met = met_.find(space); met != met_.end()) return met->second;
    if (met_.size() >= most_met) met_.clear();
    ++searches_;
    return met_.emplace(space, values_.of(space)).first->second;
}

}  // namespace katachi::eyespaces
