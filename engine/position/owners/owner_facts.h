// Facts about a string or an empty point, from which the chance is told that a side has it at the end. Each fact is a
// number with a name, seen by that side; the colours themselves do not count.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace katachi::position {

enum class OwnerFact : std::uint8_t {
    // These are of the position.
    turn,
    lead,
    // These are of a string or a point.
    line,
    own_near,
    other_near,
    // These are of a string.
    stones,
    liberties,
    third_liberties,
    fourth_liberties,
    attack,
    defence,
    lunch,
    // These are of its group.
    group_stones,
    group_efficiency,
    group_liberties,
    group_least_eyes,
    group_most_eyes,
    group_space,
    group_room,
    group_moyo,
    group_place,
    group_falling,
    group_friend,
    group_rivals_near,
    race,
    room_race,
    // These are of strings and groups, once each string has a first chance.
    first_chance,
    group_chance,
    rival_chance,
    rival_dying,
    friend_chance,
    held_place,
    group_around,
    // These are of a point.
    own_played,
    other_played,
    own_eyes,
    other_eyes,
    own_eye_points,
    other_eye_points,
    // These are of a point, once each string has a chance.
    bouzy_territory,
    bouzy_area,
    own_wide,
    other_wide,
    own_sight,
    other_sight,
    own_weakest,
    other_weakest,
    own_chance,
    other_chance,
    held_balance,
    wide_balance,
    held_territory,
    // These are of a point, once each point has a first chance.
    chance_around,
    chance_far_around,
    chance_wide,
    chance_beside,
    lowest_beside,
    highest_beside,
    realm_chance,
    own_realm,
};

constexpr std::size_t owner_fact_count = static_cast<std::size_t>(OwnerFact::own_realm) + 1;
static_assert(owner_fact_count <= 60);

struct OwnerFactWords {
    std::string_view name;
    std::string_view meaning;
};

// The words are in the order of the facts.
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
