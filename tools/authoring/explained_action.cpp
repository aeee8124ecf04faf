#include "tools/authoring/explained_action.h"

namespace katachi::authoring {

bool ExplainedAction::is_settled_by_return() const {
    return run.settled_by != nullptr && run.settled_by->kind == compiler::Statement::Kind::return_value;
}

ExplainedAction explain_action(const compiler::PlacedPattern& placed, match::Analysis& analysis) {
    ExplainedAction action{.run = compiler::run_actions(placed, analysis), .settled = {}};
    if (action.run.settled_by != nullptr)
        action.settled = compiler::explain(action.run.settled_by->expression, placed, analysis);
    return action;
}

std::vector<std::string> point_names(const compiler::Effect& effect, int size) {
    std::vector<std::string> names;
    for (const board::Vertex point : effect.points) names.push_back(board::vertex_name(point, size));
    return names;
}

}  // namespace katachi::authoring
