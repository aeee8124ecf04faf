#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

void report(const Pattern& pattern, const Expression& point, Findings& findings) {
    auto& finding = findings.add(pattern, point.span, "`" + point.text + "` is a point, which has no value");
    finding.help = "ask something of it, such as `lib(" + point.text + ")`";
}

void find_label_as_value(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    walk_whole_expressions(pattern, [&](const Expression& whole) {
        if (whole.kind == Expression::Kind::vertex) report(pattern, whole, findings);
        walk(whole, [&](const Expression& expression) {
            if (expression.kind == Expression::Kind::call) return;
            for (const Expression& operand : expression.operands)
                if (operand.kind == Expression::Kind::vertex) report(pattern, operand, findings);
        });
    });
}

}  // namespace

const Rule label_as_value{.id = "label-as-value",
                          .code = "KA416",
                          .severity = base::Severity::error,
                          .summary = "a label stands where a number or a condition is needed",
                          .kinds = colon_line_kinds,
                          .needs_diagram = false,
                          .find_in_pattern = find_label_as_value};

}  // namespace katachi::compiler
