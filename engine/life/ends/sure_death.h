// Stones that die though it is their turn, since no two eyes can come into being: seen without a search, so that
// captures need not be played out.
#pragma once

#include <optional>

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

// Stones of a side that nobody can take, by what the goal says of its region and of what is given.
board::VertexSet safe_stones(const board::Board& board, const DragonGoal& goal, board::Colour side);

// With the stones that join them by now; `safe_before` were safe at some position before.
board::VertexSet still_safe(const board::Board& board, board::Colour side, const board::VertexSet& safe_before);

// Where a move of the attacker takes all that is left of the goal, and no ko forbids it: why it does.
std::optional<board::VertexSet> capture_at_once(const board::Board& board, const DragonGoal& goal,
                                                const board::VertexSet& goal_stones);

// Let all that hangs together with the goal, but for safe stones of the attacker and what joins them, hold no empty
// point and no other stone of his that has no safe stone beside it, except for one point, or two side by side. Then
// the attacker fills the others one by one, his stones are safe, and no second eye comes into being. It is the same
// where the attacker is to move, and a move beside a safe stone leaves no more. Answers with all that hangs together.
// `safe` are stones that nobody can take.
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
