// Whose each point is likely to be at the end of the game, told from the facts of strings and points.
#pragma once

#include <vector>

#include "engine/position/owners/owner_fact_reader.h"
#include "engine/position/owners/owner_weights.h"

namespace katachi::position {

// The answer has, by vertex, the chance that Black has the point at the end, and 0 outside of the board. All stones of
// a string have one chance. With the colours exchanged, a chance of Black is one of White. Before both sides
// have stones, the worth of the stones in points is shared out among all empty points.
influence::Field owners(const OwnerQuestion& question, const OwnerWeights& weights);

// The facts behind the last chance of a point, seen by the side of its stone; at an empty point seen by Black.
struct PointFacts {
    OwnerFacts facts;
    float black = 0;  // the chance of Black
};
PointFacts facts_at(const OwnerQuestion& question, const OwnerWeights& weights, board::Vertex vertex);

// The steps on the way: by trees and the facts of the time, the chance of each string, by number, that its stones stay,
// and the chance of each empty point that it becomes Black's.
std::vector<float> chances_of_strings(const OwnerFactReader& facts, const ChanceTrees& trees);
influence::Field chances_of_points(const OwnerFactReader& facts, const ChanceTrees& trees);

}  // namespace katachi::position
