#include "engine/eyes/local_game.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace katachi::eyes {

using match::eye_point;

std::uint64_t LocalPosition::key(Side to_move) const {
    return std::uint64_t{attackers} | std::uint64_t{defenders} << 20 | std::uint64_t{ko} << 40 |
           std::uint64_t{outer_liberties} << 45 | std::uint64_t{attacker_threats} << 48 |
           std::uint64_t{defender_threats} << 50 | std::uint64_t{extra_eye} << 52 |
           static_cast<std::uint64_t>(to_move) << 53 | std::uint64_t{1} << 54;
}

LocalGame::LocalGame(const match::BareEyeSpace& space, const LocalRules& rules) : space_(space), rules_(rules) {
    const auto order = std::span(by_neighbours_).first(space.size);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    std::sort(order.begin(), order.end(), [&](std::uint8_t a, std::uint8_t b) {
        const int of_a = std::popcount(space.neighbours[a]), of_b = std::popcount(space.neighbours[b]);
        return of_a != of_b ? of_a > of_b : a < b;
    });
    for (std::size_t part = 0; part < around_.size(); ++part)
        for (std::size_t set = 1; set < around_[part].size(); ++set) {
            const std::size_t point = part * points_a_part + match::first_eye_point(static_cast<EyePoints>(set));
            const EyePoints neighbours = point < space.size ? space.neighbours[point] : 0;
            around_[part][set] = around_[part][set & (set - 1)] | neighbours;
        }
}

LocalPosition LocalGame::beginning(EyePoints stones) const {
    const EyePoints empty = space_.all() & ~(stones | space_.islands);
    return {.attackers = with_liberty(stones, space_.margins, empty),
            .defenders = with_liberty(space_.islands, space_.walled, empty),
            .outer_liberties = static_cast<std::uint8_t>(rules_.outer_liberties),
            .attacker_threats = static_cast<std::uint8_t>(rules_.attacker_threats),
            .defender_threats = static_cast<std::uint8_t>(rules_.defender_threats)};
}

EyePoints LocalGame::with_liberty(EyePoints stones, EyePoints safe, EyePoints empty) const {
    EyePoints found = 0;
    for (EyePoints rest = stones; rest != 0;) {
        const EyePoints string = string_of(stones, rest & (~rest + 1));
        rest &= ~string;
        if (liberties(string, empty) != 0 || (string & safe) != 0) found |= string;
    }
    return found;
}

EyePoints LocalGame::string_of(EyePoints stones, EyePoints start) const {
    EyePoints string = start & stones;
    for (EyePoints before = 0; before != string;) {
        before = string;
        string |= around(string) & stones;
    }
    return string;
}

EyePoints LocalGame::wall_stones(const LocalPosition& position) const {
    return string_of(position.defenders, space_.walled);
}

EyePoints LocalGame::wall_liberties(const LocalPosition& position) const {
    return (space_.walled | around(wall_stones(position))) & empty_points(position);
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
    } else if (std::has_single_bit(captured) && string == stone && left == captured) {
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
    } else if (std::has_single_bit(captured) && string == stone && left == captured) {
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

int LocalGame::count_wall_liberties(const LocalPosition& position) const {
    return position.outer_liberties + (position.extra_eye ? 1 : 0) + std::popcount(wall_liberties(position));
}

bool LocalGame::captures_wall(const LocalPosition& position) const {
    if (count_wall_liberties(position) > 1) return false;
    const EyePoints inside = wall_liberties(position);
    return inside == 0 || position.ko != match::first_eye_point(inside) || position.attacker_threats > 0;
}

bool LocalGame::has_two_eyes(const LocalPosition& position) const {
    EyePoints living = position.defenders;
    for (;;) {
        const EyePoints wall = string_of(living, space_.walled);
        if (count_eyes(living, space_.walled | around(wall), position.extra_eye ? 1 : 0) < 2) return false;
        EyePoints lonely = 0;
        for (EyePoints rest = living & ~wall; rest != 0;) {
            const EyePoints string = string_of(living, rest & (~rest + 1));
            rest &= ~string;
            if (count_eyes(living, around(string), 0) < 2) lonely |= string;
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

EyePoints LocalGame::eye_points(const LocalPosition& position) const {
    const EyePoints open = open_points(position);
    return open & ~string_of(open, space_.margins | ~touching_wall(position));
}

int LocalGame::count_eyes(EyePoints living, EyePoints touching, int eyes) const {
    const EyePoints open = space_.all() & ~living;
    for (EyePoints rest = open & ~string_of(open, space_.margins | ~touching); rest != 0 && eyes < 2; ++eyes)
        rest &= ~string_of(open, rest & (~rest + 1));
    return eyes;
}

}  // namespace katachi::eyes
