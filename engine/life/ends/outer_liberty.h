// Liberties at which nothing can be gained but the liberty itself, so that their order makes no difference.
#pragma once

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

// The string of the defender whose outer liberty the empty point is, pass_vertex where it is none: it lies beside
// stones alone, those of the defender are of one string, and those of the attacker, one at least, are `safe`.
board::Vertex owner_of_outer_liberty(const board::Board& board, const DragonGoal& goal, board::Vertex point,
                                     const board::VertexSet& safe);

}  // namespace katachi::life
