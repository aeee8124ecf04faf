// What an eye space is worth, as quickly as it can be known: looked up in a table of solved spaces, else solved within
// a limit, else bounded from both sides. Nobody has ko threats, and there is no suicide.
#pragma once

#include <string>

#include "engine/eyes/eye_solver.h"
#include "engine/match/tables/eye_tables.h"

namespace katachi::eyes {

// Points and margins together of a space that is searched. Each multiplies the positions; few larger spaces are solved
// by some thousand of them, and most of these have two eyes by joined stones.
constexpr std::size_t largest_searched = 10;

struct SpaceValue {
    enum class Source : std::uint8_t { table, solver, bounds };

    // Bounds of each of the four numbers; the same where the value is proved.
    EyeValue least;
    EyeValue most;
    EyePoints attack_points = 0;  // vital; where the value is bounded only, none are known but where b < c is proved
    EyePoints defence_points = 0;
    bool attacked_is_seki = false;  // as of EyeAnswer; false where nobody knows
    bool defended_is_seki = false;
    Source source = Source::bounds;
    std::size_t positions = 0;  // that were looked at to find it

    bool is_proved() const { return least == most; }
};

// "; seki where the attacker begins"; empty where nothing is seki.
std::string seki_text(bool attacked_is_seki, bool defended_is_seki);

// What can be said of a space that is not solved: each number from both sides, by what a search has found and by
// proofs with joined stones.
SpaceValue bounded_value(const match::BareEyeSpace& space, const LocalRules& rules, const PartialAnswer& found);

class SpaceValues {
  public:
    // `solved` has solved games, or nothing; it outlives this. Looks at no more than `most_positions` positions of a
    // space to solve it, if `largest_searched` allows.
    SpaceValues(const match::EyeTables& solved, std::size_t most_positions)
        : solved_(&solved), most_positions_(most_positions) {}

    // The space hangs together. The wall has so many liberties outside. Where it is too large to be searched, nothing
    // is proved of numbers that are no more than `believed`, but all of them at once.
    SpaceValue of(const match::BareEyeSpace& space, int outer_liberties = usual_outer_liberties,
                  std::uint8_t believed = 0) const;
    // What the table has of it.
    std::optional<SpaceValue> known(const match::BareEyeSpace& space, int outer_liberties) const;

  private:
    const match::EyeTables* solved_;
    std::size_t most_positions_;
};

}  // namespace katachi::eyes
