// Influence as the manual and the headers of engine/influence tell it, point by point and without haste: what the room
// is tested against. Of spread_test's plain_spread it takes the way of one source.
#pragma once

#include "engine/influence/influence.h"

namespace katachi::influence {

struct PlainInfluence {
    Field black{}, white{}, territory{};
};

PlainInfluence plain_influence(const Question& question);

}  // namespace katachi::influence
