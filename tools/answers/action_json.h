// What a pattern's action does at a match, for programs.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "tools/authoring/explained_action.h"

namespace katachi::answers {

// An object of `outcome`, `calls` with their points, and what settled the outcome.
nlohmann::ordered_json action_json(const authoring::ExplainedAction& action, int size);

}  // namespace katachi::answers
