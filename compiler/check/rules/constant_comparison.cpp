#include <fmt/core.h>

#include "compiler/check/facts/drawn_value.h"
#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

// "0, KO_B, KO_A or WIN", "1 or more", …: continues "its values are".
std::string values_of(const ExpressionType& type) {
    if (type.kind == match::ResultKind::ko_code && type.least != type.most) return "0, KO_B (1), KO_A (4) and WIN (5)";
    if (type.kind == match::ResultKind::break_code && type.least != type.most) return "0, 2 and WIN (5)";
    if (type.kind == match::ResultKind::truth && type.least != type.most) return "0 and 1";
    if (type.least == type.most) return fmt::format("{}", type.least);
    if (type.most == std::numeric_limits<double>::infinity()) return fmt::format("{} and more", type.least);
    if (type.least == -std::numeric_limits<double>::infinity()) return fmt::format("{} and less", type.most);
    return fmt::format("{} to {}", type.least, type.most);
}

// `!lib(A) > 3`, where `!` was meant for the whole.
const Expression* negated_side(const Expression& comparison) {
    const Expression& side = comparison.operands.front();
    return side.kind == Expression::Kind::unary && side.op == Operator::logical_not ? &side.operands.front() : nullptr;
}

std::string help_for(const Pattern& pattern, const Expression& comparison) {
    if (const Expression* negated = negated_side(comparison)) {
        Expression meant = comparison;
        meant.operands.front() = *negated;
        return "`!` comes before `" + std::string(spelling(comparison.op)) + "`: did you mean `!(" + to_text(meant) +
               ")`?";
    }
    for (const Expression& operand : comparison.operands)
        if (operand.kind != Expression::Kind::number && operand.kind != Expression::Kind::constant)
            return "the values of `" + to_text(operand) + "` are " + values_of(possible_type(operand, pattern));
    return "compare something that depends on the board";
}

void find_in_comparison(const Pattern& pattern, const Expression& comparison, Findings& findings) {
    const bool same = to_text(comparison.operands[0]) == to_text(comparison.operands[1]);
    if (same) {
        auto& finding = findings.add(pattern, comparison.span, "this compares a value with itself");
        finding.help = "the two sides should differ";
        return;
    }
    const auto certain = certain_truth(possible_type(comparison, pattern));
    if (!certain) return;
    auto& finding = findings.add(pattern, comparison.span,
                                 *certain ? "this comparison always holds" : "this comparison never holds");
    finding.help = help_for(pattern, comparison);
}

void find_constant_comparison(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    walk_constraint_and_actions(pattern, [&](const Expression& expression) {
        if (expression.kind == Expression::Kind::binary && is_comparison(expression.op))
            find_in_comparison(pattern, expression, findings);
    });
}

}  // namespace

const Rule constant_comparison{.id = "constant-comparison",
                               .code = "KA411",
                               .severity = base::Severity::warning,
                               .summary = "a comparison holds for every value that its sides can have, or for none",
                               .kinds = colon_line_kinds,
                               .needs_diagram = false,
                               .find_in_pattern = find_constant_comparison};

}  // namespace katachi::compiler
