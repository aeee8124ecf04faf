// Half and false eyes as a search sees them in passing: by stones and liberties alone, where engine/eyespaces/topology.h
// reads.
#pragma once

#include "engine/eyespaces/topology.h"

namespace katachi::life {

// Of an end of an eye space of `owner`; `own_eyes` are points that nobody else gets.
eyespaces::TopologicalEye judged_end(const board::Board& board, board::Vertex point, board::Colour owner,
                                     const board::VertexSet& own_eyes, const eyespaces::LivelyStones& lively);

}  // namespace katachi::life
