// Relevance zones (T. Thomsen, "Lambda-search in game trees", 2000; C.-C. Shih, T.-R. Wu and others, "A novel approach
// to solving goal-achieving problems for board games", 2022). A zone of a settled position says: whatever stands
// outside of it, and whatever the loser plays there, the winner wins as he does here.
//
// For that, what is played inside must do the same whatever stands outside. So a zone holds its strings whole. For each
// string it holds two liberties, or, if the string has only one, all points beside it. For a suicide of the loser it
// holds all neighbours. Strings that nobody can take need nothing of this.
#pragma once

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

// `zone` with all that it has to hold; `loser` is the side that might change the outcome.
board::VertexSet closed_zone(const board::Board& board, const DragonGoal& goal, board::Colour loser,
                             board::VertexSet zone);

// The stones that a move (legal, or a pass) captures, and all points beside them.
board::VertexSet zone_of_captures(const board::Board& board, board::Colour colour, board::Vertex vertex);

// In a closed region, the strings that a move joins to stones that nobody can take, or gives a liberty where nobody
// plays: all that comes after the move takes them for safe. In an open region, where nothing is proved, none:
// MEASURED.md beside this.
board::VertexSet zone_of_joins(const board::Board& board, const DragonGoal& goal, board::Colour colour,
                               board::Vertex vertex);

}  // namespace katachi::life
