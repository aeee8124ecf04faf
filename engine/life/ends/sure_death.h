// Stones that die though it is their turn, since no two eyes can come into being: seen without a search, so that
// captures need not be played out.
#pragma once

#include <optional>

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

// Stones of a side that nobody can take, by what the goal says of its region and of what is given.
board::VertexSet safe_stones(const board::Board& board, const DragonGoal& goal, board::Colour side);

// The safe stones of a later position: those of `safe_before`, which were safe earlier, and the stones that have joined
// them since.
board::VertexSet still_safe(const board::Board& board, board::Colour side, const board::VertexSet& safe_before);

// The zone of a move by which the attacker takes all that is left of the goal, if there is such a move and no ko
// forbids it.
std::optional<board::VertexSet> capture_at_once(const board::Board& board, const DragonGoal& goal,
                                                const board::VertexSet& goal_stones);

// Take all points that hang together with the goal, without safe stones of the attacker. Suppose every empty point and
// every other attacker among them touches a safe stone, except for one point or two adjacent ones. If an attacker
// stands on one of these, the defender's stones are one string. Then the attacker fills the touched points one by one,
// his stones are safe, and no second eye comes into being. The same holds if the attacker is to move, and a move beside
// a safe stone leaves no more than that. Answers with all points that hang together. `safe` are stones that nobody can
// take.
std::optional<board::VertexSet> sure_death(const board::Board& board, const DragonGoal& goal,
                                           const board::VertexSet& goal_stones, board::Colour to_move,
                                           const board::VertexSet& safe);

// The defender is to move: whether so many points are open that no sure death is seen after a pass or any quiet move of
// his (board::Board::is_quiet).
bool has_much_room(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                   const board::VertexSet& safe);

// The attacker is to move, and no end is seen (end_at_sight.h): whether one may be seen after a pass, or after a quiet
// move of his (board::Board::is_quiet), which is not played for this. True where that is not known.
bool may_end_by(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                const board::VertexSet& safe, board::Vertex move);

}  // namespace katachi::life
