// Stones that live by those of a friend.
#pragma once

#include <optional>

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

// The string of a stone of `goal_stones` that has joined one of its colour that is given as safe.
std::optional<board::VertexSet> joined_friend(const board::Board& board, const DragonGoal& goal,
                                              const board::VertexSet& goal_stones);

}  // namespace katachi::life
