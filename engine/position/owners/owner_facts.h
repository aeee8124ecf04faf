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
    threats,
    lunch,
    line,
    // Of its group.
    group_stones,
    group_liberties,
    group_most_eyes,
    group_eyes_attacked_twice,
    group_eyes_defended_twice,
    group_space,
    group_room,
    group_exits,
    group_escape,
    group_moyo,
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
    group_around,
    // Of a point.
    far_line,
    balance,
    territory,
    bouzy_territory,
    bouzy_moyo,
    bouzy_area,
    own_distance,
    other_distance,
    own_eyes,
    other_eyes,
    own_eye_points,
    other_eye_points,
    cavity,
    // Of a point, once each string has a chance.
    own_chance,
    other_chance,
    held_balance,
    wide_balance,
    held_territory,
    // Of a point, once each point has a first chance.
    chance_around,
    chance_far_around,
    lowest_beside,
    highest_beside,
    own_realm,
    other_realm,
    own_near,
    other_near,
};

constexpr std::size_t owner_fact_count = static_cast<std::size_t>(OwnerFact::other_near) + 1;
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
