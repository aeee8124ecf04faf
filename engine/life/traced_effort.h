// Numbers of a search for a life in the words of who watches it.
#pragma once

#include "engine/life/life_numbers.h"
#include "engine/reading/goals/goal.h"

namespace katachi::life {

inline reading::Effort effort_of(Numbers numbers) { return {numbers.proof, numbers.disproof}; }

}  // namespace katachi::life
