#include "engine/eyes/space_value.h"

#include <algorithm>

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
    CaptureSearch search(game, most_positions);
    const bool captured = search.captures(start, first);
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

// A threat does not make things worse for the side that threatens, and the defender, who may pass, gains by beginning.
SpaceValue bounded(const match::BareEyeSpace& space, std::size_t most_positions) {
    const LocalGame game(space, {});
    const WorthBounds attacked = worth_bounds(game, Side::attacker, most_positions);
    WorthBounds defended = worth_bounds(game, Side::defender, most_positions);
    defended.least = std::max(defended.least, attacked.least);
    return {.least = {0, attacked.least, defended.least, defended.least},
            .most = {attacked.most, std::min(attacked.most, defended.most), defended.most, 2},
            .source = SpaceValue::Source::bounds};
}

}  // namespace

SpaceValue SpaceValues::of(const match::BareEyeSpace& space) const {
    const auto answer = EyeSolver(space, {}, most_positions_).solve();
    if (!answer) return bounded(space, most_positions_);
    return {.least = answer->value,
            .most = answer->value,
            .attack_points = answer->attack_points,
            .defence_points = answer->defence_points,
            .source = SpaceValue::Source::solver};
}

}  // namespace katachi::eyes
