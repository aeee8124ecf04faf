#include "engine/eyes/space_value.h"

#include <algorithm>

#include "engine/match/eyes/eye_matcher.h"

namespace katachi::eyes {

namespace {

struct WorthBounds {
    std::uint8_t least;
    std::uint8_t most;
};

// Nothing where the search gives up.
std::optional<bool> is_captured(const LocalGame& game, Side first, bool extra_eye, std::size_t most_positions) {
    LocalPosition start = game.beginning();
    start.extra_eye = extra_eye;
    ForcedSearch search(game, Side::attacker, most_positions);
    const bool captured = search.succeeds(start, first);
    return search.gave_up() ? std::nullopt : std::optional(captured);
}

WorthBounds worth_bounds(const LocalGame& game, Side first, std::size_t most_positions) {
    const auto without = is_captured(game, first, false, most_positions);
    if (without && !*without) return {2, 2};
    const auto with = is_captured(game, first, true, most_positions);
    const std::uint8_t least = with && !*with ? 1 : 0;
    if (with && *with) return {0, 0};
    return {least, static_cast<std::uint8_t>(without ? 1 : 2)};
}

SpaceValue proved(const EyeAnswer& answer, SpaceValue::Source source) {
    return {.least = answer.value,
            .most = answer.value,
            .attack_points = answer.attack_points,
            .defence_points = answer.defence_points,
            .attacked_is_seki = answer.attacked_is_seki,
            .defended_is_seki = answer.defended_is_seki,
            .source = source};
}

}  // namespace

// A threat does not make things worse for the side that threatens, and the defender, who may pass, gains by beginning.
SpaceValue bounded_value(const match::BareEyeSpace& space, const LocalRules& rules, std::size_t most_positions) {
    const LocalGame game(space, rules);
    const WorthBounds attacked = worth_bounds(game, Side::attacker, most_positions);
    WorthBounds defended = worth_bounds(game, Side::defender, most_positions);
    defended.least = std::max(defended.least, attacked.least);
    const std::uint8_t most_attacked = std::min(attacked.most, defended.most);
    return {.least = {0, attacked.least, defended.least, defended.least},
            .most = {most_attacked, most_attacked, defended.most, 2},
            .source = SpaceValue::Source::bounds};
}

SpaceValue SpaceValues::of(const match::BareEyeSpace& space) const {
    if (const auto found = match::solved_answer(solved_, space)) return proved(*found, SpaceValue::Source::table);
    const auto answer = EyeSolver(space, {}, most_positions_).solve();
    return answer ? proved(*answer, SpaceValue::Source::solver) : bounded_value(space, {}, most_positions_);
}

}  // namespace katachi::eyes
