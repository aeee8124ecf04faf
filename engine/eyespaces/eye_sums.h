// Eye spaces of one group together: the sum of their local games, played out.
#pragma once

#include "engine/match/tables/eye_value.h"

namespace katachi::eyespaces {

// Each number is what both sides get by turns in the two games, two at most, where either may pass. A value is taken
// for the little game that its four numbers tell: the first move in it threatens, the second settles it.
match::EyeValue sum_of(const match::EyeValue& a, const match::EyeValue& b);

// How much a move there matters: two for each eye that the side to move decides, one for each side that can threaten
// to change the value.
int urgency(const match::EyeValue& value);

}  // namespace katachi::eyespaces
