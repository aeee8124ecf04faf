#include "engine/eyes/local_game.h"

#include <algorithm>
#include <numeric>

namespace katachi::eyes {

using match::eye_point;

LocalGame::LocalGame(const match::BareEyeSpace& space, const LocalRules& rules) : space_(space), rules_(rules) {
    const auto order = std::span(by_neighbours_).first(space.size);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    std::array<int, match::largest_eye_graph> counts;
    for (const std::size_t point : order) counts[point] = match::count_points(space.neighbours[point]);
    std::sort(order.begin(), order.end(),
              [&](std::uint8_t a, std::uint8_t b) { return counts[a] != counts[b] ? counts[a] > counts[b] : a < b; });
    for (std::size_t part = 0, first = 0; first < space.size; ++part, first += points_a_part) {
        const std::size_t sets = std::size_t{1} << std::min(points_a_part, space.size - first);
        for (std::size_t set = 1; set < sets; ++set) {
            const std::size_t point = first + match::first_eye_point(static_cast<EyePoints>(set));
            around_[part][set] = around_[part][set & (set - 1)] | space.neighbours[point];
        }
    }
}

LocalPosition LocalGame::beginning(EyePoints stones) const {
    EyePoints attackers = 0;
    for (EyePoints rest = stones; rest != 0;) {
        const EyePoints string = string_of(stones, rest & (~rest + 1));
        rest &= ~string;
        const EyePoints empty = space_.all() & ~(stones | space_.islands);
        if (liberties(string, empty) != 0 || (string & space_.margins) != 0) attackers |= string;
    }
    return {.attackers = attackers,
            .defenders = space_.islands,
            .outer_liberties = static_cast<std::uint8_t>(rules_.outer_liberties),
            .attacker_threats = static_cast<std::uint8_t>(rules_.attacker_threats),
            .defender_threats = static_cast<std::uint8_t>(rules_.defender_threats)};
}

EyePoints LocalGame::dead_attackers(EyePoints attackers, EyePoints empty, std::size_t point) const {
    EyePoints dead = 0;
    for (EyePoints beside = space_.neighbours[point] & attackers; beside != 0;) {
        const EyePoints string = string_of(attackers, beside & (~beside + 1));
        beside &= ~string;
        if ((string & space_.margins) == 0 && liberties(string, empty) == 0) dead |= string;
    }
    return dead;
}

EyePoints LocalGame::dead_defenders(EyePoints defenders, EyePoints empty, std::size_t point) const {
    EyePoints dead = 0;
    for (EyePoints beside = space_.neighbours[point] & defenders; beside != 0;) {
        const EyePoints string = string_of(defenders, beside & (~beside + 1));
        beside &= ~string;
        if ((string & space_.walled) == 0 && liberties(string, empty) == 0) dead |= string;
    }
    return dead;
}

std::optional<LocalPosition> LocalGame::attack(const LocalPosition& position, std::size_t point) const {
    LocalPosition next = position;
    next.ko = no_ko;
    if (position.ko == point) {
        if (next.attacker_threats == 0) return std::nullopt;
        --next.attacker_threats;
    }
    const EyePoints stone = eye_point(point);
    next.attackers |= stone;
    const EyePoints captured = dead_defenders(next.defenders, empty_points(next), point);
    next.defenders &= ~captured;
    const EyePoints string = string_of(next.attackers, stone);
    if ((string & space_.margins) != 0) return next;
    const EyePoints left = liberties(string, empty_points(next));
    if (left == 0) {
        if (string == stone || !rules_.suicide) return std::nullopt;
        next.attackers &= ~string;
    } else if (match::is_one_point(captured) && string == stone && left == captured) {
        next.ko = static_cast<std::uint8_t>(match::first_eye_point(captured));
    }
    return next;
}

std::optional<LocalPosition> LocalGame::defend(const LocalPosition& position, std::size_t point) const {
    if ((space_.approaches & eye_point(point)) != 0) return std::nullopt;
    LocalPosition next = position;
    next.ko = no_ko;
    if (position.ko == point) {
        if (next.defender_threats == 0) return std::nullopt;
        --next.defender_threats;
    }
    const EyePoints stone = eye_point(point);
    next.defenders |= stone;
    const EyePoints captured = dead_attackers(next.attackers, empty_points(next), point);
    next.attackers &= ~captured;
    const EyePoints string = string_of(next.defenders, stone);
    if ((string & space_.walled) != 0) {
        if (next.outer_liberties == 0 && !next.extra_eye && wall_liberties(next) == 0) return std::nullopt;
        return next;
    }
    const EyePoints left = liberties(string, empty_points(next));
    if (left == 0) {
        if (string == stone || !rules_.suicide) return std::nullopt;
        next.defenders &= ~string;
    } else if (match::is_one_point(captured) && string == stone && left == captured) {
        next.ko = static_cast<std::uint8_t>(match::first_eye_point(captured));
    }
    return next;
}

LocalPosition LocalGame::fill_outer_liberty(LocalPosition position) const {
    --position.outer_liberties;
    position.ko = no_ko;
    return position;
}

LocalPosition LocalGame::pass(LocalPosition position) const {
    position.ko = no_ko;
    return position;
}

bool LocalGame::captures_wall(const LocalPosition& position) const {
    const int outside = position.outer_liberties + (position.extra_eye ? 1 : 0);
    if (outside > 1) return false;
    const EyePoints inside = wall_liberties(position);
    if (match::has_several_points(inside) || (outside == 1 && inside != 0)) return false;
    return inside == 0 || position.ko != match::first_eye_point(inside) || position.attacker_threats > 0;
}

bool LocalGame::has_two_eyes(const LocalPosition& position) const {
    EyePoints living = position.defenders;
    for (;;) {
        const EyePoints wall = string_of(living, space_.walled);
        if (!are_two_eyes(living, space_.walled | around(wall), position.extra_eye)) return false;
        EyePoints lonely = 0;
        for (EyePoints rest = living & ~wall; rest != 0;) {
            const EyePoints string = string_of(living, rest & (~rest + 1));
            rest &= ~string;
            if (!are_two_eyes(living, around(string), false)) lonely |= string;
        }
        if (lonely == 0) return true;
        living &= ~lonely;
    }
}

bool LocalGame::is_doomed(const LocalPosition& position) const {
    const EyePoints safe = string_of(position.attackers, space_.margins);
    const EyePoints open_to_attacker = space_.margins | around(safe);
    const EyePoints left = space_.all() & ~(position.defenders | safe | open_to_attacker);
    if (left != 0) {
        if (position.extra_eye) return false;
        const EyePoints first = left & (~left + 1), second = left & ~first;
        if ((second & (second - 1)) != 0 || (second != 0 && (around(first) & second) == 0)) return false;
        if (second != 0 && (left & ~(space_.walled | around(wall_stones(position)))) != 0) return false;
    }
    return (position.defenders & ~open_to_attacker & ~wall_stones(position)) == 0;
}

bool LocalGame::are_two_eyes(EyePoints living, EyePoints touching, bool extra_eye) const {
    const EyePoints open = space_.all() & ~living;
    const EyePoints most = open & touching & ~space_.margins;
    if (extra_eye ? most == 0 : !match::has_several_points(most)) return false;
    const EyePoints eyes = open & ~string_of(open, space_.margins | ~touching);
    return eyes != 0 && (extra_eye || string_of(open, eyes & (~eyes + 1)) != eyes);
}

}  // namespace katachi::eyes
