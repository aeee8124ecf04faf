#include "tests/compiler/constraint/action_seen.h"

#include "engine/match/constraint/constraint_evaluator.h"

namespace katachi::compiler {

ActionRun action_seen(const match::PatternTables& tables, const match::Placement& placement,
                      match::Analysis& analysis) {
    ActionRun seen;
    seen.result = match::run_action(tables, placement, analysis, [&](const match::ActionEffect& effect) {
        seen.effects.push_back({effect.helper, effect.own, {effect.points.begin(), effect.points.end()}});
    });
    return seen;
}

}  // namespace katachi::compiler
