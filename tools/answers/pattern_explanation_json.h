// How one pattern fits at one point, for programs.
#pragma once

#include <string>

#include "tools/authoring/pattern_explanation.h"

namespace katachi::answers {

std::string pattern_explanation_json(const authoring::PatternExplanation& explanation);

}  // namespace katachi::answers
