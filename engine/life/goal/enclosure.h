// Where a dragon on an open board may still make life, by judgement: its liberties and what hangs together with them,
// up to points beside strings of the attacker that stand around it.
#pragma once

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

// The points where it makes sense to read, empty or not. A string of the attacker is a wall if it has two liberties at
// least outside of these points. One is enough if `goal` gives the string as safe; if the dragon is shut in, that
// liberty must also be one which the dragon cannot reach without crossing the attacker's stones. None of `weak` is a
// wall. Strings that are no walls are inside, with their liberties. So are friends that are shut in, with their room,
// if a short way beside walls leads to them; the way is inside, too.
board::VertexSet enclosure(const board::Board& board, const DragonGoal& goal, const board::VertexSet& weak = {});

// The same without friends: the room of the dragon if it can reach none of them.
board::VertexSet own_enclosure(const board::Board& board, const DragonGoal& goal, const board::VertexSet& weak = {});

// The same for dragons of both colours at once, which are no walls to each other; nor are `weak` strings walls. If the
// dragons are shut in with few empty points, the room is all that they reach.
board::VertexSet race_room(const board::Board& board, const board::VertexSet& dragons, const board::VertexSet& weak);

// Empty points outside of the region beside strings of the defender that reach into it, so that a string which runs on
// out there can be stopped. In a race only points beside stones in the region count, those of rivals among them.
// Otherwise the liberties of attackers that reach into the region, have two at most and are not given count as well, so
// that a string which flees out there can be taken.
board::VertexSet ways_out(const board::Board& board, const DragonGoal& goal);

// Whether the goal's strings have enough liberties outside of the region that lie beside no safe stone: the attacker
// can block one of them.
bool gets_out(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones);

}  // namespace katachi::life
