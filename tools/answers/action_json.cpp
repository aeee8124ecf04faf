#include "tools/answers/action_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/constraint_json.h"
#include "tools/answers/json_text.h"
#include "tools/authoring/constraint_text.h"

namespace katachi::answers {

Json action_json(const authoring::ExplainedAction& action, int size) {
    Json value;
    value["outcome"] = authoring::outcome_word(action.run.result);
    value["calls"] = Json::array();
    for (const compiler::Effect& effect : action.run.effects)
        value["calls"].push_back(
            {{"name", match::helper(effect.helper).name}, {"points", authoring::point_names(effect, size)}});
    if (!action.settled) return value;
    auto& settled = value[action.is_settled_by_return() ? "returned" : "undecided_condition"];
    settled = explained_json(*action.settled, size);
    return value;
}

}  // namespace katachi::answers
