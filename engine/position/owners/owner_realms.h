// Realms: points that are likely one side's and hang together.
#pragma once

#include "engine/board/vertex_set.h"
#include "engine/influence/spread.h"

namespace katachi::position {

// The realms of one side.
struct OwnerRealms {
    influence::Field largest{};      // points of the largest realm at or beside each point of the board
    influence::Field mean_chance{};  // of the points of its realm that the side has them; 0 outside of realms
};

// `side` has the chance that the side has each point; `points` are all of the board.
OwnerRealms realms_of(const influence::Field& side, const board::VertexSet& points);

}  // namespace katachi::position
