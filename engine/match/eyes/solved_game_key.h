// The name of a solved game in its table: its graph, what its points are, and the wall's liberties outside.
#pragma once

#include "engine/match/eyes/canonical_form.h"
#include "engine/match/tables/eye_tables.h"

namespace katachi::match {

// The wall has so many liberties at most.
constexpr int most_solved_liberties = 2;

// Two bits above the key of the largest game tell how many fewer liberties the wall has.
constexpr std::size_t liberties_shift = bits_of_game_key(largest_solved_game);
static_assert(liberties_shift + 2 <= 64);

// Whether a table can have the game.
inline bool has_game_key(const BareEyeSpace& game) {
    return game.size <= ((game.margins | game.islands) == 0 ? largest_solved_game : largest_marked_game);
}

// `form` is the canonical form of a game of so many points, which has a key.
inline std::uint64_t solved_game_key(const CanonicalForm& form, std::size_t points, int outer_liberties) {
    return packed_game_key(std::span(form.key).first(points)) |
           static_cast<std::uint64_t>(most_solved_liberties - outer_liberties) << liberties_shift;
}

// The key without the liberties.
constexpr std::uint64_t key_of_points(std::uint64_t key) { return key & ((std::uint64_t{1} << liberties_shift) - 1); }

// Points that hold no stones of the attacker: islands and approaches. They come last in canonical order.
inline EyePoints fixed_points(const BareEyeSpace& game) { return game.islands | game.approaches; }

}  // namespace katachi::match
