// The local game of an eye space as engine/eyes/DESIGN.md defines it, point by point and list by list: slow, and to be
// checked by reading. It knows of no search: it lists all positions and finds the captures among them.
#pragma once

#include "engine/eyes/local_game.h"
#include "engine/match/tables/eye_value.h"

namespace katachi::eyes {

// For spaces of a few points. Vital points are not looked for. A life is a seki where the defender cannot force a
// position in which the wall lives though he only passes from there on.
match::EyeAnswer plain_answer(const match::BareEyeSpace& space, const LocalRules& rules);

}  // namespace katachi::eyes
