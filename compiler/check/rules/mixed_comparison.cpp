#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/rules/rules.h"
#include "compiler/constraint/autohelper_text.h"
#include "compiler/constraint/expression_type.h"

namespace katachi::compiler {

namespace {

bool is_number(match::ResultKind kind) { return kind == match::ResultKind::count || kind == match::ResultKind::real; }

bool is_code(match::ResultKind kind) {
    return kind == match::ResultKind::ko_code || kind == match::ResultKind::break_code;
}

bool fit(match::ResultKind a, match::ResultKind b) {
    const bool acts =
        a == match::ResultKind::nothing || b == match::ResultKind::nothing;  // the finding `action-as-value`
    return a == b || acts || (is_number(a) && is_number(b)) || (is_code(a) && is_code(b));
}

void find_mixed_comparison(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind != Expression::Kind::binary || !is_comparison(expression.op)) return;
        const auto left = type_of(expression.operands[0]).kind;
        const auto right = type_of(expression.operands[1]).kind;
        const bool decided = certain_truth(type_of(expression)).has_value();  // the finding `constant-comparison`
        if (!left || !right || fit(*left, *right) || decided) return;
        auto& finding = findings.add(pattern, expression.span, "this compares values of two kinds");
        finding.help = "`" + to_text(expression.operands[0]) + "` is " + std::string(described(*left)) + ", `" +
                       to_text(expression.operands[1]) + "` is " + std::string(described(*right));
    });
}

}  // namespace

const Rule mixed_comparison{.id = "mixed-comparison",
                            .code = "KA410",
                            .severity = base::Severity::warning,
                            .summary = "a comparison of values that mean different things, such as a status and a ko",
                            .kinds = colon_line_kinds,
                            .needs_diagram = false,
                            .find_in_pattern = find_mixed_comparison};

}  // namespace katachi::compiler
