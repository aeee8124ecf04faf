// What was proved of eye shape databases, for programs.
#pragma once

#include <span>
#include <string>

#include "tools/authoring/eyes/eye_check.h"

namespace katachi::answers {

// One check for each database.
std::string eye_check_json(std::span<const compiler::PatternDatabase> databases,
                           std::span<const authoring::EyeCheck> checks);

}  // namespace katachi::answers
