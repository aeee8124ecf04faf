// What the judge says of an eye space of a game, and what a difference comes from.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "tests/eyespaces/cut_out_space.h"

namespace katachi::eyespaces {

// The local game says of kos that whoever begins wins them.
enum class Kos : std::uint8_t { as_they_are, beginner_wins, beginner_loses };

// Eyes where the attacker begins, and where the owner does: numbers b and c.
using Worths = std::array<int, 2>;

// Nothing where the space has too many cells, or a search would look at more positions.
std::optional<Worths> judged_worths(const CutOutQuestion& question, Idealised taken, Kos kos,
                                    std::size_t most_positions);

struct JudgedSpace {
    enum class Verdict : std::uint8_t { agrees, differs, too_large };

    Verdict verdict = Verdict::agrees;
    Worths worths{};  // with the real surroundings
    // The cause of a difference is the least that has to be taken from the local game for the judge to say the same; it
    // is the first of several that are as small. It is "unexplained" where nothing does.
    std::string cause;
};

JudgedSpace judged(const CutOutQuestion& question, std::size_t most_positions);

inline Worths stated_worths(const EyeSpace& space) { return {space.worth.value.attacked, space.worth.value.defended}; }

}  // namespace katachi::eyespaces
