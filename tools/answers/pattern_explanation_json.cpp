#include "tools/answers/pattern_explanation_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/action_json.h"
#include "tools/answers/asked_json.h"
#include "tools/answers/constraint_json.h"
#include "tools/answers/found_match_json.h"
#include "tools/answers/json_text.h"
#include "tools/answers/mismatch_json.h"

namespace katachi::answers {

namespace {

Json placement_json(const authoring::ExplainedFit& one, int size) {
    Json value = found_match_json(one.found, size);
    value["is_match"] = one.fit.is_match();
    value["mismatches"] = mismatches_json(one.fit, size);
    if (one.found.constraint) value.update(explained_json(*one.found.constraint, size, one.read));
    if (one.action) value["action_run"] = action_json(*one.action, size);
    return value;
}

}  // namespace

std::string pattern_explanation_json(const authoring::PatternExplanation& explanation) {
    const int size = explanation.asked.position.size;
    Json value = asked_json(explanation.asked, explanation.sides, explanation.patterns_from);
    value["vertex"] = board::vertex_name(explanation.vertex, size);
    value["placements"] = Json::array();
    for (const auto& fits : explanation.patterns)
        for (const authoring::ExplainedFit& one : fits) value["placements"].push_back(placement_json(one, size));
    return json_text(value);
}

}  // namespace katachi::answers
