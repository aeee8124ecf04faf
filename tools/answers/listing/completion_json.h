// What can be written at a place, for programs.
#pragma once

#include <optional>
#include <string>

#include "tools/authoring/names/completion.h"

namespace katachi::answers {

// {"typed": {begin, end}, "candidates": [{kind, text, meaning, explanation}]}; null where any text may stand.
std::string completion_json(const std::optional<authoring::Completion>& completion);

}  // namespace katachi::answers
