#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/rules/rules.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

namespace {

bool is_action(const Expression& expression) {
    if (expression.kind != Expression::Kind::call) return false;
    const match::Helper* helper = match::find_helper(expression.text);
    return helper != nullptr && helper->is_action;
}

void find_in_constraint(const Pattern& pattern, Findings& findings) {
    walk(*pattern.constraint, [&](const Expression& expression) {
        if (!is_action(expression)) return;
        auto& finding = findings.add(pattern, expression.span,
                                     "`" + expression.text + "` does something, and a constraint only asks");
        finding.help = "call it in a line of `>`, which runs when the pattern is chosen";
    });
}

// A statement that is nothing but the call is where an action belongs.
void find_in_statement(const Pattern& pattern, const Statement& statement, Findings& findings) {
    if (statement.kind == Statement::Kind::block) return;
    const bool calls_alone = statement.kind == Statement::Kind::evaluate && is_action(statement.expression);
    walk(statement.expression, [&](const Expression& expression) {
        if (!is_action(expression) || (calls_alone && &expression == &statement.expression)) return;
        auto& finding =
            findings.add(pattern, expression.span, "`" + expression.text + "` does something and has no value");
        finding.help = "make it a statement of its own";
    });
}

void find_action_as_value(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    if (pattern.constraint) find_in_constraint(pattern, findings);
    for (const Statement& action : pattern.actions)
        walk_statements(action, [&](const Statement& each) { find_in_statement(pattern, each, findings); });
}

}  // namespace

const Rule action_as_value{.id = "action-as-value",
                           .code = "KA408",
                           .severity = base::Severity::error,
                           .summary = "a call that only acts stands in a constraint, or where a value is needed",
                           .kinds = colon_line_kinds,
                           .needs_diagram = false,
                           .find_in_pattern = find_action_as_value};

}  // namespace katachi::compiler
