// An open room as if it were shut: all points around it count as stones of the attacker that nobody can take. A dragon
// that lives in the shut room lives, which is settled soon; a dragon that is captured there may get out. A few points
// beyond the room that lead nowhere else belong to the shut room.
#pragma once

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

// Whether the room of the goal is open, and no race is asked about.
bool can_be_shut(const DragonGoal& goal);
DragonGoal shut(const board::Board& board, DragonGoal goal);

// Empty points outside of the room and beside it, where no stone of the attacker stands beside.
int unguarded_ways_out(const board::Board& board, const DragonGoal& goal);

// Whether a string of the attacker around the room has so few liberties that it might be taken.
bool has_weak_wall(const board::Board& board, const DragonGoal& goal);

}  // namespace katachi::life
