// Liberties at which nothing can be gained but the liberty itself, so that their order makes no difference.
#pragma once

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

// The defender's string of which the empty `point` is an outer liberty, pass_vertex where it is none. Such a point
// touches one string of the defender, one stone of the attacker at least, only attackers that are `safe`, and no empty
// point.
board::Vertex owner_of_outer_liberty(const board::Board& board, const DragonGoal& goal, board::Vertex point,
                                     const board::VertexSet& safe);

}  // namespace katachi::life
