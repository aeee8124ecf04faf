// Constraints with their values, and what was read for them, for programs.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "compiler/constraint/explanation.h"
#include "tools/authoring/read_call.h"

namespace katachi::answers {

// An object of `outcome` ("true", "false", "undecided"), `points` (where labels lie) and `tree`: all parts, with what
// was read for its calls.
nlohmann::ordered_json explained_json(const compiler::ExplainedPart& constraint, int size,
                                      const std::vector<authoring::ReadCall>& read = {});

}  // namespace katachi::answers
