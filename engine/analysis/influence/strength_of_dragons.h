// Influence once the life of dragons was judged: GNU Go's manual, chapters 13.3 and 13.8.
#pragma once

#include <span>

#include "engine/influence/influence.h"
#include "engine/position/dragons.h"
#include "engine/position/safety.h"

namespace katachi::analysis {

// Dead stones have none, and strong dragons as much as usual. `safety` is that of each dragon, by number.
influence::Question influence_of_dragons(const board::Position& position, const position::Dragons& dragons,
                                         std::span<const position::Safety> safety);

}  // namespace katachi::analysis
