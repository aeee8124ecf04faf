// How likely the goal is captured, by what stands there: weights learned from positions that searches settled
// (DESIGN.md). How soon a search comes to a position hangs on it, and nothing else.
#pragma once

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

// The greater, the likelier the goal is captured: by twelve the odds are e times as high. `safe` are stones of the
// attacker that nobody can take.
int life_outlook(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                 board::Colour to_move, const board::VertexSet& safe);

}  // namespace katachi::life
