// The local game of an eye space as engine/eyes/DESIGN.md defines it, point by point and list by list: slow, and to be
// checked by reading. It knows of no search: it lists all positions and finds the captures among them.
#pragma once

#include <string>

#include "engine/eyes/local_game.h"
#include "engine/match/tables/eye_value.h"

namespace katachi::eyes {

// For spaces of a few points. Vital points are not looked for. A life is a seki where the defender cannot force a
// position in which the wall lives though he only passes from there on.
match::EyeAnswer plain_answer(const match::BareEyeSpace& space, const LocalRules& rules);

// "1222 seki where the attacker begins"
inline std::string value_and_seki(const match::EyeAnswer& answer) {
    return match::eye_value_text(answer.value) + (answer.attacked_is_seki ? " seki where the attacker begins" : "") +
           (answer.defended_is_seki ? " seki where the defender begins" : "");
}

}  // namespace katachi::eyes
