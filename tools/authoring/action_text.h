// What a pattern's action does at a match, for people.
#pragma once

#include <string>

#include "tools/authoring/explained_action.h"

namespace katachi::authoring {

// "antisuji(G5); return !xplay_attack(a,b) is true   (a is G5, b is H4)".
std::string action_text(const ExplainedAction& action, int size);

}  // namespace katachi::authoring
