#include "tests/constraint/action_run.h"

#include <algorithm>

#include "compiler/constraint/interpreter.h"
#include "engine/match/constraint/constraint_evaluator.h"

namespace katachi {

namespace {

using Kind = Statement::Kind;

struct Ended {};

bool returns(const Statement& statement) {
    return statement.kind == Kind::return_value ||
           std::any_of(statement.branches.begin(), statement.branches.end(), returns);
}

bool has_fault(const Statement& statement, const Pattern& pattern) {
    return (statement.kind != Kind::block && has_fault(statement.expression, pattern)) ||
           std::any_of(statement.branches.begin(), statement.branches.end(),
                       [&](const Statement& branch) { return has_fault(branch, pattern); });
}

class ActionRun {
  public:
    ActionRun(const PlacedPattern& placed, Analysis& analysis) : placed_(placed), analysis_(analysis) {}

    void run(const Statement& statement) {
        switch (statement.kind) {
            case Kind::evaluate: return effect(statement.expression);
            case Kind::return_value:
                if (seen.result.is_decided()) seen.result = interpret(statement.expression, placed_, analysis_);
                throw Ended{};
            case Kind::block:
                for (const Statement& inner : statement.branches) run(inner);
                return;
            case Kind::condition: {
                const Value condition = interpret(statement.expression, placed_, analysis_);
                if (condition.is_true()) return run(statement.branches[0]);
                if (condition.is_false() && statement.branches.size() > 1) return run(statement.branches[1]);
                if (condition.is_decided()) return;
                seen.result = {};
                if (returns(statement)) throw Ended{};
            }
        }
    }

    ActionSeen seen{.result = Value::of(true), .effects = {}};

  private:
    void effect(const Expression& call) {
        const Helper* const called = find_helper(call.text);
        if (called != nullptr && called->is_action)
            seen.effects.push_back({called->id, placed_.own(), placed_.arguments(call)});
    }

    const PlacedPattern& placed_;
    Analysis& analysis_;
};

}  // namespace

ActionSeen result_of_action(const Pattern& pattern, const Match& match, Analysis& analysis) {
    for (const Statement& statement : pattern.actions)
        if (has_fault(statement, pattern)) return {};
    const PlacedPattern placed(pattern, match);
    ActionRun action(placed, analysis);
    try {
        for (const Statement& statement : pattern.actions) action.run(statement);
    } catch (const Ended&) {
    }
    return action.seen;
}

ActionSeen action_seen(const PatternTables& tables, const Placement& placement, Analysis& analysis) {
    ActionSeen seen;
    seen.result = run_action(tables, placement, analysis, [&](const ActionEffect& effect) {
        seen.effects.push_back({effect.helper, effect.own, {effect.points.begin(), effect.points.end()}});
    });
    return seen;
}

}  // namespace katachi
