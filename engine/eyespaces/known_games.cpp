#include "engine/eyespaces/known_games.h"

#include "base/random/split_mix.h"
#include "engine/eyes/eye_solver.h"
#include "engine/match/eyes/eye_matcher.h"

namespace katachi::eyespaces {

namespace {

constexpr std::size_t most_positions = 2000;

// The table proves larger games too, but for some of them a search of so many positions gives up.
constexpr std::size_t largest_looked_up = 6;

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

std::optional<match::EyeAnswer> KnownGames::answer(const match::BareEyeSpace& space) {
    if (space.size <= largest_looked_up)
        if (const auto found = match::solved_answer(*solved_, space)) return found;
    if (const auto met = met_.find(space); met != met_.end()) return met->second;
    if (met_.size() >= most_met) met_.clear();
    ++searches_;
    const auto answer = eyes::EyeSolver(space, {}, most_positions).solve();
    met_.emplace(space, answer);
    return answer;
}

}  // namespace katachi::eyespaces
