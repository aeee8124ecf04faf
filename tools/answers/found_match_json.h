// A match with the pattern that it is of, for programs.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "tools/authoring/found_match.h"

namespace katachi::answers {

nlohmann::ordered_json found_match_json(const authoring::FoundMatch& found, int size);

}  // namespace katachi::answers
