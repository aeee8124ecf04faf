// What is seen from a point: the first stones along the eight ways from it.
#pragma once

#include "engine/board/board.h"
#include "engine/influence/spread.h"

namespace katachi::position {

// The chances that the stones stay, each divided by how many steps away it is, a diagonal step counted as 1.4. Stones
// whose chance is below 0.3 are looked through.
struct StonesInSight {
    float own = 0;
    float other = 0;
};

// `side` has the chance that the side `own` has each point at the end.
StonesInSight stones_in_sight(const board::Board& board, board::Vertex point, board::Colour own,
                              const influence::Field& side);

}  // namespace katachi::position
