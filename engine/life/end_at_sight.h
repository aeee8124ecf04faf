// Positions of a search for a life whose end is seen: the dragon is gone, lives, dies, gets out or joins a friend, or
// its race is counted.
#pragma once

#include <optional>

#include "engine/life/goal/dragon_goal.h"
#include "engine/life/life_numbers.h"

namespace katachi::life {

struct SeenPosition {
    const board::Board& board;
    const DragonGoal& goal;
    const board::VertexSet& goal_stones;   // that still stand
    const board::VertexSet& safe;          // stones of the attacker that nobody can take
    const board::VertexSet& safe_friends;  // such stones of the defender at the root
    bool may_die = true;                   // false where it is known that no sure death is seen
    bool sees_eyes = true;                 // false where life and death by eyes are not seen
};

// Nothing where the position must be searched.
std::optional<Finding> end_at_sight(const SeenPosition& seen, board::Colour to_move);

}  // namespace katachi::life
