#include <nlohmann/json.hpp>

#include "tools/answers/action_json.h"
#include "tools/answers/asked_json.h"
#include "tools/answers/constraint_json.h"
#include "tools/answers/found_match_json.h"
#include "tools/answers/json_text.h"
#include "tools/answers/mismatch_json.h"
#include "tools/katachi/commands/match/pattern_explanation.h"

namespace katachi::cli {

namespace {

using Json = nlohmann::ordered_json;

Json placement_json(const ExplainedFit& one, int size) {
    Json value = answers::found_match_json(one.found, size);
    value["is_match"] = one.fit.is_match();
    value["mismatches"] = answers::mismatches_json(one.fit, size);
    if (one.found.constraint) value.update(answers::explained_json(*one.found.constraint, size, one.read));
    if (one.action) value["action"] = answers::action_json(*one.action, size);
    return value;
}

}  // namespace

std::string pattern_explanation_json(const PatternExplanation& explanation) {
    const int size = explanation.asked.position.size;
    answers::Json value = answers::asked_json(explanation.asked, explanation.sides, explanation.patterns_from);
    value["vertex"] = board::vertex_name(explanation.vertex, size);
    value["placements"] = answers::Json::array();
    for (const auto& fits : explanation.patterns)
        for (const ExplainedFit& one : fits) value["placements"].push_back(placement_json(one, size));
    return answers::json_text(value);
}

}  // namespace katachi::cli
