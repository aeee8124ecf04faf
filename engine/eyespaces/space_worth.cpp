#include "engine/eyespaces/space_worth.h"

#include <algorithm>

namespace katachi::eyespaces {

namespace {

// The bounds of what nothing is proved of.
constexpr match::EyeValue least_of_all{0, 0, 0, 0}, most_of_all{2, 2, 2, 2};

board::VertexSet moves_of(const BoardGame& game, match::EyePoints points, board::VertexSet BoardGame::Place::*moves) {
    board::VertexSet found;
    for (std::size_t i = 0; i < game.space.size; ++i)
        if (points & match::eye_point(i)) found |= game.places[i].*moves;
    return found;
}

// Each margin costs its own point and one more. What is left is two eyes from four points on.
std::uint8_t eyes_by_size(const EyeRegion& region, const std::vector<TopologicalEye>& ends) {
    const auto open = std::count_if(
        ends.begin(), ends.end(), [](const TopologicalEye& end) { return end.kind() != TopologicalEye::Kind::proper; });
    const int left = region.points.count() - 2 * (region.margins.count() + static_cast<int>(open));
    return left > 3 ? 2 : left > 0 ? 1 : 0;
}

// So many eyes, but for what is proved of each number.
match::EyeValue within(std::uint8_t eyes, const eyes::SpaceValue& proved) {
    const match::EyeValue &least = proved.least, &most = proved.most;
    return {.attacked_twice = std::clamp(eyes, least.attacked_twice, most.attacked_twice),
            .attacked = std::clamp(eyes, least.attacked, most.attacked),
            .defended = std::clamp(eyes, least.defended, most.defended),
            .defended_twice = std::clamp(eyes, least.defended_twice, most.defended_twice)};
}

SpaceWorth solved(const SpaceOnBoard& space, KnownGames& known, KoWinner ko_winner) {
    const std::uint8_t believed = eyes_by_size(space.region, space.ends);
    const SpaceWorth by_size{.value = {believed, believed, believed, believed},
                             .least = least_of_all,
                             .most = most_of_all,
                             .attacks = {},
                             .defences = {}};
    if (space.region.points.count() > static_cast<int>(match::largest_eye_graph)) return by_size;
    const BoardGame game = board_game(space, ko_winner);
    if (!game.fits()) return by_size;
    const eyes::SpaceValue value = known.value(game.space, game.outer_liberties, believed);
    return {.value = value.is_proved() ? value.least : within(believed, value),
            .least = value.least,
            .most = value.most,
            .attacks = moves_of(game, value.attack_points, &BoardGame::Place::attacks),
            .defences = moves_of(game, value.defence_points, &BoardGame::Place::defences),
            .attacked_is_seki = value.attacked_is_seki,
            .defended_is_seki = value.defended_is_seki};
}

bool depends_on_beginner(const match::EyeValue& value) { return value.attacked != value.defended; }

bool hangs_on_ko(const TopologicalEye& end) {
    return end.kind_if_ko(KoWinner::owner) != end.kind_if_ko(KoWinner::attacker);
}

// The moves that reach a worth by winning a ko alone.
board::VertexSet ko_moves(const std::vector<TopologicalEye>& ends, board::VertexSet TopologicalEye::*moves) {
    board::VertexSet found;
    for (const TopologicalEye& end : ends)
        if (hangs_on_ko(end)) found |= end.*moves;
    return found;
}

// Whoever begins wins the kos: the attacker's numbers are those of the one game, the defender's those of the other. A
// side that reaches its number in its own game whoever begins there has to win the ko, no more; what decides the other
// game does as well if it reaches that number without the ko.
SpaceWorth joined(const SpaceWorth& attacked, const SpaceWorth& defended, const std::vector<TopologicalEye>& ends) {
    const auto numbers = [&](match::EyeValue SpaceWorth::*value) {
        const match::EyeValue &one = attacked.*value, &other = defended.*value;
        return match::EyeValue{one.attacked_twice, one.attacked, other.defended, other.defended_twice};
    };
    SpaceWorth both{.value = numbers(&SpaceWorth::value),
                    .least = numbers(&SpaceWorth::least),
                    .most = numbers(&SpaceWorth::most),
                    .attacks = attacked.attacks,
                    .defences = defended.defences,
                    .attacked_is_seki = attacked.attacked_is_seki,
                    .defended_is_seki = defended.defended_is_seki};
    if (!depends_on_beginner(both.value)) return both;
    if (!depends_on_beginner(attacked.value)) {
        both.attacks = ko_moves(ends, &TopologicalEye::attacks);
        if (defended.value.attacked == both.value.attacked) both.attacks |= defended.attacks;
    }
    if (!depends_on_beginner(defended.value)) {
        both.defences = ko_moves(ends, &TopologicalEye::defences);
        if (attacked.value.defended == both.value.defended) both.defences |= attacked.defences;
    }
    return both;
}

}  // namespace

std::string doubt_text(const SpaceWorth& worth) {
    if (worth.is_solved()) return "";
    if (worth.least == least_of_all && worth.most == most_of_all) return " (judged by size)";
    return " (judged by size, between " + match::eye_value_text(worth.least) + " and " +
           match::eye_value_text(worth.most) + ")";
}

SpaceWorth space_worth(const SpaceOnBoard& space, KnownGames& known) {
    if (space.region.proper().empty()) return {};
    const SpaceWorth worth = solved(space, known, KoWinner::owner);
    if (std::ranges::none_of(space.ends, hangs_on_ko)) return worth;
    return joined(solved(space, known, KoWinner::attacker), worth, space.ends);
}

}  // namespace katachi::eyespaces
