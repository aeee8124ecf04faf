// How many eyes an eye space is worth: its local game, solved.
#pragma once

#include "engine/eyespaces/eye_spaces.h"

namespace katachi::eyespaces {

// Sets the value of a space and its vital moves from its region and its ends.
void judge(const board::Board& board, EyeSpace& space);

}  // namespace katachi::eyespaces
