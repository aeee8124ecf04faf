#include "tools/authoring/action_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tools/authoring/constraint_text.h"

namespace katachi::authoring {

namespace {

std::string settled_text(const ExplainedAction& action, int size) {
    const compiler::ExplainedPart& settled = *action.settled;
    std::string text = fmt::format("{} {} is {}", action.is_settled_by_return() ? "return" : "if",
                                   compiler::to_text(*settled.expression), compiler::value_text(settled));
    if (settled.value.is_false()) text += ", which rejects the move";
    if (!settled.value.is_decided()) text += ": " + reasons_text(settled);
    const std::string labels = labels_text(settled, size);
    return labels.empty() ? text : text + "   (" + labels + ")";
}

}  // namespace

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

}  // namespace katachi::authoring
