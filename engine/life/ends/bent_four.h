// Bent four in the corner, which players' rule calls dead: the attacker may take every ko threat off the board before
// he starts the ko, and the defender can neither start it nor end it.
#pragma once

#include <optional>

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

// Let a string of the goal wall in five points, the corner and two along either edge, where the attacker has both
// points beside the corner, nobody the two ends, and no defender the corner. Where nothing else that hangs together
// with the goal may become an eye, the goal is dead, whoever moves. Answers with all that hangs together. `safe` are
// stones of the attacker that nobody can take.
std::optional<board::VertexSet> bent_four(const board::Board& board, const DragonGoal& goal,
                                          const board::VertexSet& goal_stones, const board::VertexSet& safe);

}  // namespace katachi::life
