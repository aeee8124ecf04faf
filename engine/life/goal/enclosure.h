// Where a dragon on an open board may still make life, by judgement: its liberties and what hangs together with them,
// up to points beside strings of the attacker that stand around it.
#pragma once

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

// The points where it makes sense to read, empty or not. A string of the attacker stands where two of its liberties at
// least are outside of them; one, where `goal` says that it is given as safe, and that one outside of what the dragon
// reaches without crossing the attacker's stones, if it is shut in. None of `weak` stands. The strings that do not
// stand are inside, with their liberties; and so are friends that are shut in, with their room, where a short way
// beside what stands leads to them, and that way.
board::VertexSet enclosure(const board::Board& board, const DragonGoal& goal, const board::VertexSet& weak = {});

// The same without friends: what the dragon has where none of them can be reached.
board::VertexSet own_enclosure(const board::Board& board, const DragonGoal& goal, const board::VertexSet& weak = {});

// The same for dragons of both colours at once, which are no walls to each other; nor are `weak` strings to them. Where
// these are shut in with few empty points, the room is all that they reach.
board::VertexSet race_room(const board::Board& board, const board::VertexSet& dragons, const board::VertexSet& weak);

// Empty points outside of the region beside strings of the defender that reach into it, so that who runs on out there
// can be stopped. In a race only beside stones in the region, those of rivals among them; else also the liberties of
// the attacker's strings that reach into the region, have two at most and are not given, so that who flees out there
// can be taken.
board::VertexSet ways_out(const board::Board& board, const DragonGoal& goal);

// Whether the goal's strings have enough liberties outside of the region that lie beside no safe stone: the attacker
// can block one of them.
bool gets_out(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones);

}  // namespace katachi::life
