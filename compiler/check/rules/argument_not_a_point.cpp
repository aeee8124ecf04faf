#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/rules/rules.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

namespace {

void find_argument_not_a_point(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::call) return;
        if (match::find_helper(expression.text) == nullptr && !database.spec.helpers.contains(expression.text)) return;
        for (const Expression& argument : expression.operands) {
            if (argument.kind == Expression::Kind::vertex) continue;
            auto& finding =
                findings.add(pattern, argument.span, "`" + expression.text + "` takes points, and this is none");
            finding.help = "a point is a label of the constraint diagram or `*`; `?` is a pass in a line of play";
        }
    });
}

}  // namespace

const Rule argument_not_a_point{.id = "argument-not-a-point",
                                .code = "KA403",
                                .severity = base::Severity::error,
                                .summary = "a helper is called with something else than a label, `*` or `?`",
                                .kinds = colon_line_kinds,
                                .needs_diagram = false,
                                .find_in_pattern = find_argument_not_a_point};

}  // namespace katachi::compiler
