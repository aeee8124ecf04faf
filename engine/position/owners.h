// Whose each point is likely to be at the end of the game, told from the facts of strings and points.
#pragma once

#include "engine/position/owner_fact_reader.h"
#include "engine/position/owner_weights.h"

namespace katachi::position {

// The chance of Black, by vertex of the board; 0 elsewhere. All stones of a string have one chance.
struct Owners {
    influence::Field black{};
    // What was found on the way to it: of the string of a stone, and of an empty point, the first chances of Black.
    influence::Field first{};
};

Owners owners_of(const OwnerQuestion& question, const OwnerWeights& weights);

}  // namespace katachi::position
