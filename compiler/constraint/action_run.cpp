#include "compiler/constraint/action_run.h"

#include <algorithm>

namespace katachi::compiler {

namespace {

using Kind = Statement::Kind;

bool returns(const Statement& statement) {
    return statement.kind == Kind::return_value ||
           std::any_of(statement.branches.begin(), statement.branches.end(), returns);
}

bool has_fault(const Statement& statement, const Pattern& pattern) {
    return (statement.kind != Kind::block && has_fault(statement.expression, pattern)) ||
           std::any_of(statement.branches.begin(), statement.branches.end(),
                       [&](const Statement& branch) { return has_fault(branch, pattern); });
}

class Runner {
  public:
    Runner(const PlacedPattern& placed, match::Analysis& analysis) : placed_(placed), analysis_(analysis) {}

    ActionRun run() {
        for (const Statement& statement : placed_.pattern().actions)
            if (!goes_on_behind(statement)) break;
        return std::move(seen_);
    }

  private:
    // Runs the statement, and says whether the next one is to run.
    bool goes_on_behind(const Statement& statement) {
        switch (statement.kind) {
            case Kind::evaluate: effect(statement.expression); return true;
            case Kind::return_value:
                if (seen_.result.is_decided()) settle(value(statement), statement);
                return false;
            case Kind::block:
                return std::all_of(statement.branches.begin(), statement.branches.end(),
                                   [&](const Statement& inner) { return goes_on_behind(inner); });
            case Kind::condition: return goes_on_behind_condition(statement);
        }
        return true;
    }

    // Where nobody knows whether something was returned, nothing behind it runs.
    bool goes_on_behind_condition(const Statement& statement) {
        const match::Value condition = value(statement);
        if (condition.is_true()) return goes_on_behind(statement.branches[0]);
        if (condition.is_decided()) return statement.branches.size() == 1 || goes_on_behind(statement.branches[1]);
        if (seen_.result.is_decided()) settle({}, statement);
        return !returns(statement);
    }

    match::Value value(const Statement& statement) { return interpret(statement.expression, placed_, analysis_); }

    void settle(match::Value result, const Statement& by) {
        seen_.result = result;
        seen_.settled_by = &by;
    }

    void effect(const Expression& call) {
        const match::Helper* const called = match::find_helper(call.text);
        if (called != nullptr && called->is_action)
            seen_.effects.push_back({called->id, placed_.own(), placed_.arguments(call)});
    }

    const PlacedPattern& placed_;
    match::Analysis& analysis_;
    ActionRun seen_{.result = match::Value::of(true), .effects = {}};
};

}  // namespace

ActionRun run_actions(const PlacedPattern& placed, match::Analysis& analysis) {
    const Pattern& pattern = placed.pattern();
    for (const Statement& statement : pattern.actions)
        if (has_fault(statement, pattern)) return {};
    return Runner(placed, analysis).run();
}

}  // namespace katachi::compiler
