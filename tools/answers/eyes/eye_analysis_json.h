// The analysis of an eye space, for programs.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "tools/authoring/eyes/eye_analysis.h"

namespace katachi::answers {

std::string eye_analysis_json(const authoring::EyeAnalysis& analysis);

// {"outer_liberties": 2, "attacker_threats": 0, "defender_threats": 0, "suicide": false}
nlohmann::ordered_json eye_rules_json(const eyes::LocalRules& rules);
nlohmann::ordered_json eye_line_json(const match::EyeGraph& space, const authoring::EyeLine& line);
nlohmann::ordered_json other_values_json(const std::vector<authoring::ValueByOtherRules>& values);
// [1, 2], or null.
nlohmann::ordered_json abstract_rules_json(const std::optional<std::pair<int, int>>& worths);

}  // namespace katachi::answers
