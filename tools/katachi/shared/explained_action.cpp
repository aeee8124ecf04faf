#include "tools/katachi/shared/explained_action.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "tools/answers/constraint_json.h"
#include "tools/authoring/constraint_text.h"

namespace katachi::cli {

namespace {

std::vector<std::string> point_names(const compiler::Effect& effect, int size) {
    std::vector<std::string> names;
    for (const board::Vertex point : effect.points) names.push_back(board::vertex_name(point, size));
    return names;
}

bool is_return(const compiler::ActionRun& run) {
    return run.settled_by->kind == compiler::Statement::Kind::return_value;
}

std::string settled_text(const ExplainedAction& action, int size) {
    const compiler::ExplainedPart& settled = *action.settled;
    std::string text = fmt::format("{} {} is {}", is_return(action.run) ? "return" : "if",
                                   compiler::to_text(*settled.expression), compiler::value_text(settled));
    if (settled.value.is_false()) text += ", which rejects the move";
    if (!settled.value.is_decided()) text += ": " + authoring::reasons_text(settled);
    const std::string labels = authoring::labels_text(settled, size);
    return labels.empty() ? text : text + "   (" + labels + ")";
}

}  // namespace

ExplainedAction explain_action(const compiler::PlacedPattern& placed, match::Analysis& analysis) {
    ExplainedAction action{.run = compiler::run_actions(placed, analysis), .settled = {}};
    if (action.run.settled_by != nullptr)
        action.settled = compiler::explain(action.run.settled_by->expression, placed, analysis);
    return action;
}

std::string action_text(const ExplainedAction& action, int size) {
    std::vector<std::string> steps;
    for (const compiler::Effect& effect : action.run.effects)
        steps.push_back(
            fmt::format("{}({})", match::helper(effect.helper).name, fmt::join(point_names(effect, size), ",")));
    if (action.settled)
        steps.push_back(settled_text(action, size));
    else if (!action.run.result.is_decided())
        steps.emplace_back("has a fault, and does nothing; katachi check says where");
    return steps.empty() ? "nothing to do here" : fmt::format("{}", fmt::join(steps, "; "));
}

nlohmann::ordered_json action_json(const ExplainedAction& action, int size) {
    nlohmann::ordered_json value;
    value["outcome"] = authoring::outcome_word(action.run.result);
    value["calls"] = nlohmann::ordered_json::array();
    for (const compiler::Effect& effect : action.run.effects)
        value["calls"].push_back({{"name", match::helper(effect.helper).name}, {"points", point_names(effect, size)}});
    if (!action.settled) return value;
    auto& settled = value[is_return(action.run) ? "returned" : "undecided_condition"];
    settled = answers::explained_json(*action.settled, size);
    return value;
}

}  // namespace katachi::cli
