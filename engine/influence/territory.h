// How surely each point becomes somebody's territory: GNU Go's manual, chapter 13.5.
#pragma once

#include "engine/influence/influence.h"

namespace katachi::influence {

// From the influence alone, as `Influence::territory` has it: starts from the cube of the difference over the sum. A
// value is lower where both sides have little influence, and sooner so far from the edges. It is capped at the value of
// each neighbour without a living stone, as far as the other side's influence passes that neighbour. It is 0 where the
// side that it favours can have no territory.
Field territory_values(const Influence& influence, const Question& question);

}  // namespace katachi::influence
