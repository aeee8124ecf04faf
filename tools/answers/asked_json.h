// The head of what commands tell programs about a position: which one it is and how it was taken.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "tools/authoring/match_input.h"

namespace katachi::answers {

nlohmann::ordered_json asked_json(const authoring::AskedPosition& asked, const std::vector<board::Colour>& sides,
                                  const std::string& patterns_from);

}  // namespace katachi::answers
