#include "tests/compiler/constraint/action_seen.h"

#include "engine/match/constraint/constraint_evaluator.h"

namespace katachi {

ActionRun action_seen(const PatternTables& tables, const Placement& placement, Analysis& analysis) {
    ActionRun seen;
    seen.result = run_action(tables, placement, analysis, [&](const ActionEffect& effect) {
        seen.effects.push_back({effect.helper, effect.own, {effect.points.begin(), effect.points.end()}});
    });
    return seen;
}

}  // namespace katachi
