// The local game of an eye space (DESIGN.md): its positions as sets of points, and the moves of both sides.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/eyes/side.h"
#include "engine/match/eyes/bare_eye_space.h"

namespace katachi::eyes {

using match::EyePoints;

constexpr int usual_outer_liberties = 2;

struct LocalRules {
    int outer_liberties = usual_outer_liberties;  // 0 to 7
    int attacker_threats = 0;                     // ko threats: 0 to 3
    int defender_threats = 0;
    bool suicide = false;  // whether several stones may take their own last liberty

    friend bool operator==(const LocalRules&, const LocalRules&) = default;
};

constexpr int most_outer_liberties = 7;
constexpr int most_ko_threats = 3;

constexpr std::uint8_t no_ko = 31;

struct LocalPosition {
    EyePoints attackers = 0;
    EyePoints defenders = 0;
    std::uint8_t outer_liberties = 0;
    std::uint8_t attacker_threats = 0;
    std::uint8_t defender_threats = 0;
    std::uint8_t ko = no_ko;  // the point that the side to move may not take without a threat
    bool extra_eye = false;

    // Different for different positions of one game.
    std::uint64_t key(Side to_move) const {
        return std::uint64_t{attackers} | std::uint64_t{defenders} << 20 | std::uint64_t{ko} << 40 |
               std::uint64_t{outer_liberties} << 45 | std::uint64_t{attacker_threats} << 48 |
               std::uint64_t{defender_threats} << 50 | std::uint64_t{extra_eye} << 52 |
               static_cast<std::uint64_t>(to_move) << 53 | std::uint64_t{1} << 54;
    }
};

class LocalGame {
  public:
    LocalGame(const match::BareEyeSpace& space, const LocalRules& rules);

    LocalPosition beginning() const { return beginning(space_.stones); }
    // The same space with other stones of the attacker. Those without a liberty, which no position of Go has, are off
    // the board.
    LocalPosition beginning(EyePoints stones) const;
    EyePoints empty_points(const LocalPosition& position) const {
        return space_.all() & ~(position.attackers | position.defenders);
    }

    // Nothing where the move is not allowed. A capture of the wall is not asked of `attack`, but of `captures_wall`.
    std::optional<LocalPosition> attack(const LocalPosition& position, std::size_t point) const;
    std::optional<LocalPosition> defend(const LocalPosition& position, std::size_t point) const;
    // The position has an outer liberty, which is not the wall's last.
    LocalPosition fill_outer_liberty(LocalPosition position) const;
    LocalPosition pass(LocalPosition position) const;

    // Whether the attacker, to move, takes the wall's last liberty.
    bool captures_wall(const LocalPosition& position) const;
    // Whether the wall lives however often the attacker plays: it holds two eyes, the extra one among them, every point
    // of which touches it; other strings of the defender beside them have two such eyes as well (D. Benson, "Life in
    // the game of Go", 1976).
    bool has_two_eyes(const LocalPosition& position) const;
    // Where all stones of the defender are part of the wall: points without such a stone, points that touch it, and all
    // points of eyes, which are regions without margins that touch it with every point.
    EyePoints open_points(const LocalPosition& position) const { return space_.all() & ~position.defenders; }
    EyePoints touching_wall(const LocalPosition& position) const { return space_.walled | around(position.defenders); }
    EyePoints eye_points(const LocalPosition& position) const {
        const EyePoints open = open_points(position);
        return open & ~string_of(open, space_.margins | ~touching_wall(position));
    }
    // Whether the attacker plainly captures the wall, whoever is to move (DESIGN.md, "Walls that are captured").
    bool is_doomed(const LocalPosition& position) const;

    // The wall, with the stones that hang together with it, has these liberties in the space.
    EyePoints wall_liberties(const LocalPosition& position) const {
        return (space_.walled | around(wall_stones(position))) & empty_points(position);
    }
    // Whether it has one, those outside among them.
    bool wall_has_liberty(const LocalPosition& position) const {
        return position.outer_liberties > 0 || position.extra_eye || wall_liberties(position) != 0;
    }

    std::size_t size() const { return space_.size; }
    // All points, those with many neighbours first: as a rule the better moves.
    std::span<const std::uint8_t> points_by_neighbours() const { return std::span(by_neighbours_).first(space_.size); }

    EyePoints around(EyePoints points) const {
        if (points < sets_a_part) return around_[0][points];
        return around_[0][points % sets_a_part] | around_[1][points / sets_a_part % sets_a_part] |
               around_[2][points / sets_a_part / sets_a_part];
    }
    // Those of `stones` that hang together with `start`.
    EyePoints string_of(EyePoints stones, EyePoints start) const {
        return match::joined_points(stones, start, [this](EyePoints points) { return around(points); });
    }

  private:
    // Neighbours of sets of points are looked up in parts of so many points.
    static constexpr std::size_t points_a_part = 7, sets_a_part = 1 << points_a_part;

    // These are the liberties, among `empty`, of a string within the space.
    EyePoints liberties(EyePoints string, EyePoints empty) const { return around(string) & empty & ~space_.approaches; }
    // Whether there are two: regions without `living` stones, without margins, all of whose points are `touching`, and
    // the extra eye.
    bool are_two_eyes(EyePoints living, EyePoints touching, bool extra_eye) const;
    EyePoints wall_stones(const LocalPosition& position) const { return string_of(position.defenders, space_.walled); }
    // The attacker's strings beside `point` that have no liberty among `empty`; likewise the defender's.
    EyePoints dead_attackers(EyePoints attackers, EyePoints empty, std::size_t point) const;
    EyePoints dead_defenders(EyePoints defenders, EyePoints empty, std::size_t point) const;

    match::BareEyeSpace space_;
    LocalRules rules_;
    std::array<std::uint8_t, match::largest_eye_graph> by_neighbours_{};
    std::array<std::array<EyePoints, sets_a_part>, 3> around_{};
};

}  // namespace katachi::eyes
