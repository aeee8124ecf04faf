#include "compiler/check/facts/drawn_strings.h"
#include "compiler/check/facts/drawn_value.h"
#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/facts/logic_chains.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

bool contains_chain(const Expression& condition) {
    bool found = false;
    walk(condition, [&](const Expression& part) { found |= is_logic(part); });
    return found;
}

// Nothing where the drawing does not settle it, or where it is settled without one.
std::optional<bool> settled(const Pattern& pattern, const DrawnStrings& strings, const Expression& condition) {
    if (contains_chain(condition) || certain_truth(possible_type(condition, pattern))) return std::nullopt;
    return certain_truth(type_in_drawing(condition, pattern, strings));
}

base::Diagnostic& report(const Pattern& pattern, const Expression& condition, bool holds, Findings& findings) {
    auto& finding =
        findings.add(pattern, condition.span,
                     "by what is drawn, `" + to_text(condition) + "` " + (holds ? "always" : "never") + " holds");
    finding.help = holds ? "leave it out, or leave open in the diagram what it asks"
                         : "the diagram and the constraint exclude each other: mend one of them";
    return finding;
}

void find_constraint_repeats_diagram(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    if (!pattern.constraint) return;
    const DrawnStrings strings(pattern.diagram);
    if (const auto holds = settled(pattern, strings, *pattern.constraint))
        report(pattern, *pattern.constraint, *holds, findings);
    visit_chains(*pattern.constraint, [&](Operator op, const std::vector<const Expression*>& operands) {
        for (std::size_t i = 0; i < operands.size(); ++i) {
            const auto holds = settled(pattern, strings, *operands[i]);
            if (!holds) continue;
            auto& finding = report(pattern, *operands[i], *holds, findings);
            const bool never_matters = *holds == (op == Operator::logical_and);
            const auto edit = removal(operands, i, op, pattern.source->text());
            if (never_matters && edit) finding.fix = base::Fix{"leave it out", {*edit}};
        }
    });
}

}  // namespace

const Rule constraint_repeats_diagram{.id = "constraint-repeats-diagram",
                                      .code = "KA415",
                                      .severity = base::Severity::warning,
                                      .summary = "a part of a constraint is settled by what the diagram draws",
                                      .kinds = colon_line_kinds,
                                      .find_in_pattern = find_constraint_repeats_diagram};

}  // namespace katachi::compiler
