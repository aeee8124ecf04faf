// A question about a dragon in an open room, with the rooms of friends that it reaches and without them.
#pragma once

#include <optional>

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

struct DragonRooms {
    DragonGoal whole;
    std::optional<DragonGoal> own;  // where it reaches no friends; nothing where that is the same room

    friend bool operator==(const DragonRooms&, const DragonRooms&) = default;
};

}  // namespace katachi::life
