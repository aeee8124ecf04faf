#include "engine/eyes/space_value.h"

#include <algorithm>
#include <bit>

#include "engine/eyes/joined_eyes.h"
#include "engine/match/eyes/eye_matcher.h"

namespace katachi::eyes {

namespace {

// Positions for each question: where 20 microseconds are to be enough, and where a long search has given up before.
constexpr std::size_t few_positions = 15, many_positions = 1'000;

// Points of spaces that are searched before anything else: that seldom takes long.
constexpr std::size_t largest_solved_first = 7;

// The most eyes, up to `most` and more than `believed`, that are proved where the attacker has so many moves first;
// else none.
std::uint8_t eyes_proved(JoinedEyes& joined, int attacks, std::uint8_t most, std::uint8_t believed,
                         std::size_t& positions) {
    for (; most > believed; --most) {
        const bool gets_them = joined.gets_eyes(most, attacks);
        positions += joined.positions();
        if (gets_them) break;
    }
    return most > believed ? most : 0;
}

SpaceValue with_joined_stones(const match::BareEyeSpace& space, const LocalRules& rules, std::size_t most_positions,
                              std::uint8_t believed = 0) {
    JoinedEyes joined(space, rules, most_positions);
    if (believed == 2) {
        const std::uint8_t all = joined.gets_eyes(2, 2) ? 2 : 0;
        return {.least = {all, all, all, all}, .most = {2, 2, 2, 2}, .positions = joined.positions()};
    }
    std::size_t positions = 0;
    const std::uint8_t defended = eyes_proved(joined, 0, 2, believed, positions);
    const std::uint8_t attacked = eyes_proved(joined, 1, defended, believed, positions);
    const std::uint8_t attacked_twice = eyes_proved(joined, 2, attacked, believed, positions);
    return {.least = {attacked_twice, attacked, defended, defended}, .most = {2, 2, 2, 2}, .positions = positions};
}

// A threat does not make things worse for the side that threatens, and the defender, who may pass, gains by beginning.
void narrow(SpaceValue& value, const PartialAnswer& found) {
    value.least.attacked = std::max(value.least.attacked, found.attacked.least);
    value.least.defended = std::max({value.least.defended, value.least.attacked, found.defended.least});
    value.least.defended_twice = value.least.defended;
    value.most.defended = found.defended.most;
    value.most.attacked = std::min(found.attacked.most, found.defended.most);
    value.most.attacked_twice = value.most.attacked;
    value.attack_points = found.attack_points;
    value.defence_points = found.defence_points;
}

SpaceValue proved(const EyeAnswer& answer, SpaceValue::Source source, std::size_t positions = 0) {
    return {.least = answer.value,
            .most = answer.value,
            .attack_points = answer.attack_points,
            .defence_points = answer.defence_points,
            .attacked_is_seki = answer.attacked_is_seki,
            .defended_is_seki = answer.defended_is_seki,
            .source = source,
            .positions = positions};
}

}  // namespace

std::string seki_text(bool attacked_is_seki, bool defended_is_seki) {
    if (attacked_is_seki && defended_is_seki) return "; seki, whoever begins";
    if (attacked_is_seki) return "; seki where the attacker begins";
    return defended_is_seki ? "; seki where the defender begins" : "";
}

SpaceValue bounded_value(const match::BareEyeSpace& space, const LocalRules& rules, const PartialAnswer& found) {
    SpaceValue value = with_joined_stones(space, rules, many_positions);
    narrow(value, found);
    return value;
}

std::optional<SpaceValue> SpaceValues::known(const match::BareEyeSpace& space, int outer_liberties) const {
    const auto found = match::solved_answer(*solved_, space, outer_liberties);
    return found ? std::optional(proved(*found, SpaceValue::Source::table)) : std::nullopt;
}

SpaceValue SpaceValues::of(const match::BareEyeSpace& space, int outer_liberties, std::uint8_t believed) const {
    if (const auto found = known(space, outer_liberties)) return *found;
    const LocalRules rules{.outer_liberties = outer_liberties};
    const bool is_small = space.size <= largest_solved_first;
    if (!is_small && space.size + static_cast<std::size_t>(std::popcount(space.margins)) > largest_searched)
        return with_joined_stones(space, rules, few_positions, believed);
    SpaceValue value;
    if (!is_small) value = with_joined_stones(space, rules, few_positions);
    if (!is_small && value.is_proved()) return value;
    EyeSolver solver(space, rules, most_positions_);
    if (const auto answer = solver.solve_and_try_seki())
        return proved(*answer, SpaceValue::Source::solver, value.positions + solver.positions());
    if (is_small) value = with_joined_stones(space, rules, few_positions);
    value.positions += solver.positions();
    narrow(value, solver.partial_answer());
    return value;
}

}  // namespace katachi::eyes
