// Whose each point is likely to be at the end of the game, told from the facts of strings and points.
#pragma once

#include <vector>

#include "engine/position/owners/owner_fact_reader.h"
#include "engine/position/owners/owner_weights.h"

namespace katachi::position {

// By vertex the chance that Black has the point at the end; 0 outside of the board. All stones of a string have one
// chance. With the colours exchanged, a chance of Black is one of White.
influence::Field owners(const OwnerQuestion& question, const OwnerWeights& weights);

// What the chance of a point is told by at the last, seen by the side of its stone, else by Black.
struct PointFacts {
    OwnerFacts facts;
    float black = 0;  // the chance of Black
};
PointFacts facts_at(const OwnerQuestion& question, const OwnerWeights& weights, board::Vertex vertex);

// The steps on the way: what trees say of all strings, by number that they stay their side's, and of all empty points
// that they become Black's, from the facts of the time.
std::vector<float> chances_of_strings(const OwnerFactReader& facts, const ChanceTrees& trees);
influence::Field chances_of_points(const OwnerFactReader& facts, const ChanceTrees& trees);
// Afterwards the facts are those that the last round is told by.
void tell_rounds_before_last(OwnerFactReader& facts, const OwnerWeights& weights);

}  // namespace katachi::position
