#include <algorithm>

#include "compiler/check/facts/drawn_value.h"
#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/facts/logic_chains.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

std::string_view word(bool truth) { return truth ? "true" : "false"; }

// What was found deeper down is not said again of what contains it.
bool is_leaf(const Expression& condition) {
    return condition.kind == Expression::Kind::number || condition.kind == Expression::Kind::constant ||
           condition.kind == Expression::Kind::call;
}

// A number or a call whose truth is the same on every board, where a condition is needed.
void find_constant(const Pattern& pattern, const Expression& condition, Findings& findings) {
    const auto certain = is_leaf(condition) ? certain_truth(possible_type(condition, pattern)) : std::nullopt;
    if (!certain) return;
    auto& finding =
        findings.add(pattern, condition.span,
                     "`" + to_text(condition) + "` as a condition is always " + std::string(word(*certain)));
    finding.help = "compare it with something, or leave it out";
}

// `a` and `!a` in one chain.
void find_contraries(const Pattern& pattern, Operator op, const std::vector<const Expression*>& operands,
                     Findings& findings) {
    std::vector<std::string> texts;
    for (const Expression* operand : operands) texts.push_back(to_text(*operand));
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const Expression& operand = *operands[i];
        if (operand.kind != Expression::Kind::unary || operand.op != Operator::logical_not) continue;
        const auto contrary = std::find(texts.begin(), texts.end(), to_text(operand.operands[0]));
        if (contrary == texts.end()) continue;
        const bool always = op == Operator::logical_or;
        auto& finding =
            findings.add(pattern, operand.span,
                         "with its contrary in the same chain, the whole is always " + std::string(word(always)));
        finding.notes.push_back(
            {pattern.source, operands[static_cast<std::size_t>(contrary - texts.begin())]->span, "the contrary"});
        finding.help = "leave both out, or write what was meant";
    }
}

void find_in_expression(const Pattern& pattern, const Expression& whole, Findings& findings) {
    visit_chains(whole, [&](Operator op, const std::vector<const Expression*>& operands) {
        for (const Expression* operand : operands) find_constant(pattern, *operand, findings);
        find_contraries(pattern, op, operands, findings);
    });
    const Expression* compared = nullptr;  // constant-comparison says what `!lib(A) > 3` lacks
    walk(whole, [&](const Expression& expression) {
        if (expression.kind == Expression::Kind::binary && is_comparison(expression.op))
            compared = &expression.operands.front();
        const bool negates = expression.kind == Expression::Kind::unary && expression.op == Operator::logical_not;
        if (expression.kind == Expression::Kind::choice || (negates && &expression != compared))
            find_constant(pattern, expression.operands[0], findings);
    });
}

void find_constant_condition(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    if (pattern.constraint) find_constant(pattern, *pattern.constraint, findings);
    for (const Statement& action : pattern.actions)
        walk_statements(action, [&](const Statement& each) {
            if (each.kind == Statement::Kind::condition) find_constant(pattern, each.expression, findings);
        });
    walk_whole_expressions(pattern, [&](const Expression& whole) { find_in_expression(pattern, whole, findings); });
}

}  // namespace

const Rule constant_condition{.id = "constant-condition",
                              .code = "KA412",
                              .severity = base::Severity::warning,
                              .summary = "a condition is true on every board, or false on every board",
                              .kinds = colon_line_kinds,
                              .needs_diagram = false,
                              .find_in_pattern = find_constant_condition};

}  // namespace katachi::compiler
