// How surely each point becomes somebody's territory: GNU Go's manual, chapter 13.5.
#pragma once

#include "engine/influence/influence.h"

namespace katachi::influence {

// From the influence alone, as `Influence::territory` has it: the cube of the difference over the sum; less where both
// sides have little, and the sooner the farther from the edges; no more than that of a neighbour, as far as the other
// side's influence passes that neighbour, and but for living stones; nothing for a side where it can have none.
Field territory_values(const Influence& influence, const Question& question);

}  // namespace katachi::influence
