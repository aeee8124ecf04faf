// How many eyes a space is sure of: GNU Go's manual, chapter 8.11, on compute_eyes_pessimistic.
#pragma once

#include "engine/eyespaces/eye_spaces.h"

namespace katachi::eyespaces {

// Proved, whatever is played outside: the attacker has filled all liberties there and taken all margins, half and false
// eyes, wins all kos, and begins. No more than `space.worth` promises where he begins.
int pessimistic_eyes(const board::Board& board, const EyeSpace& space, KnownGames& known);

}  // namespace katachi::eyespaces
