// What is asked of a string or of an empty point before the chance is told that its side has it at the end: each fact
// a number with a name, seen by one side, its own; the colours themselves do not count.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace katachi::position {

enum class OwnerFact : std::uint8_t {
    // Of the position.
    turn,
    filled,
    // Of a string.
    stones,
    liberties,
    second_liberties,
    third_liberties,
    attack,
    defence,
    attacks,
    threats,
    lunch,
    cutting,
    settled,
    line,
    // Of its group.
    group_stones,
    group_liberties,
    group_least_eyes,
    group_most_eyes,
    group_space,
    group_room,
    group_exits,
    group_place,
    group_falling,
    group_friend,
    rival_most_eyes,
    rival_liberties,
    rival_stones,
    // Of strings and groups, once each string has a first chance.
    first_chance,
    group_chance,
    rival_chance,
    friend_chance,
    held_place,
    // Of a point.
    far_line,
    balance,
    influence,
    territory,
    bouzy_territory,
    bouzy_moyo,
    bouzy_area,
    own_distance,
    other_distance,
    own_stones,
    other_stones,
    own_eyes,
    other_eyes,
    own_eye_points,
    other_eye_points,
    cavity,
    border,
    // Of a point, once each string has a chance.
    own_chance,
    other_chance,
    held_balance,
    held_territory,
    // Of a point, once each point has a first chance.
    first_point_chance,
    chance_around,
};

constexpr std::size_t owner_fact_count = static_cast<std::size_t>(OwnerFact::chance_around) + 1;
static_assert(owner_fact_count <= 60);

struct OwnerFactWords {
    std::string_view name;
    std::string_view meaning;
};

// By fact.
std::span<const OwnerFactWords, owner_fact_count> owner_fact_words();
// Nothing where no fact has that name.
std::optional<OwnerFact> owner_fact_named(std::string_view name);

class OwnerFacts {
  public:
    float operator[](OwnerFact fact) const { return values_[static_cast<std::size_t>(fact)]; }
    float& operator[](OwnerFact fact) { return values_[static_cast<std::size_t>(fact)]; }

    friend bool operator==(const OwnerFacts&, const OwnerFacts&) = default;

  private:
    std::array<float, owner_fact_count> values_{};
};

}  // namespace katachi::position
