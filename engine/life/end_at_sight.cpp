#include "engine/life/end_at_sight.h"

#include "engine/life/ends/bent_four.h"
#include "engine/life/ends/joined_friend.h"
#include "engine/life/ends/race_count.h"
#include "engine/life/ends/sure_death.h"
#include "engine/life/ends/sure_life.h"
#include "engine/life/goal/enclosure.h"
#include "engine/life/goal/life_zone.h"

namespace katachi::life {

namespace {

RaceBorder border_of(const SeenPosition& seen) {
    return {seen.safe, still_safe(seen.board, seen.goal.defender, seen.safe_friends)};
}

Finding seen_death(const SeenPosition& seen, const board::VertexSet& zone) {
    return {.numbers = captured, .zone = closed_zone(seen.board, seen.goal, seen.goal.defender, zone)};
}

Finding seen_life(const SeenPosition& seen, const board::VertexSet& zone) {
    return {.numbers = lives, .zone = closed_zone(seen.board, seen.goal, seen.goal.attacker(), zone)};
}

Finding believed_life(const board::VertexSet& zone) { return {.numbers = lives, .is_believed = true, .zone = zone}; }

// All stones of the goal are taken.
Finding capture(const SeenPosition& seen) {
    if (!seen.goal.rivals.empty() && is_captured_in_vain(seen.board, seen.goal, border_of(seen)))
        return {.numbers = lives, .is_believed = true};
    return {.numbers = captured, .zone = {}};
}

std::optional<Finding> end_of_race(const SeenPosition& seen, board::Colour to_move) {
    if (const auto zone = bent_four(seen.board, seen.goal, seen.goal_stones, seen.safe)) {
        Finding death = seen_death(seen, *zone);
        death.is_believed = true;
        return death;
    }
    const auto race = counted_race(seen.board, seen.goal, seen.goal_stones, to_move, border_of(seen));
    if (!race) return std::nullopt;
    return race->is_captured ? seen_death(seen, race->zone) : seen_life(seen, race->zone);
}

}  // namespace

std::optional<Finding> end_at_sight(const SeenPosition& seen, board::Colour to_move) {
    const auto& [board, goal, goal_stones, safe, safe_friends, may_die, sees_eyes] = seen;
    if (goal_stones.empty()) return capture(seen);
    if (goal.is_region_open)
        if (const auto joined = joined_friend(board, goal, goal_stones)) return believed_life(*joined);
    const bool attacks = to_move == goal.attacker();
    if (attacks && goal.rivals.empty() && sees_eyes)
        if (const auto zone = capture_at_once(board, goal, goal_stones)) return seen_death(seen, *zone);
    if (sees_eyes && may_die)
        if (const auto zone = sure_death(board, goal, goal_stones, to_move, safe)) return seen_death(seen, *zone);
    if (!goal.rivals.empty())
        if (auto end = end_of_race(seen, to_move)) return end;
    if (!attacks) return std::nullopt;
    if (sees_eyes)
        if (const auto zone = sure_life(board, goal_stones, goal.defender, safe)) return seen_life(seen, *zone);
    if (goal.is_region_open && gets_out(board, goal, goal_stones)) return believed_life(goal_stones);
    return std::nullopt;
}

}  // namespace katachi::life
