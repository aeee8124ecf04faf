// How likely the goal is captured, by what stands there: weights learned from positions that searches settled
// (DESIGN.md). How soon a search comes to a position hangs on it, and nothing else.
#pragma once

#include "engine/life/goal/dragon_goal.h"
#include "engine/life/moves/outlook_groups.h"

namespace katachi::life {

// What an outlook is told by. `safe` are stones of the attacker that nobody can take.
OutlookCounts outlook_counts(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                             const board::VertexSet& safe);

// The greater, the likelier the goal is captured: by twelve the odds are e times as high.
int life_outlook(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                 board::Colour to_move, const board::VertexSet& safe);

}  // namespace katachi::life
