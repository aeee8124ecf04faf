#include <algorithm>

#include "compiler/check/facts/expression_walk.h"
#include "compiler/check/facts/logic_chains.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

using Operands = std::vector<const Expression*>;

// The operand that a chain already has which says all that `operand` says; null where there is none.
// `a` makes `a` redundant, and in a chain of || also `a && b`, in a chain of && also `a || b`.
const Expression* absorbing(const Operands& operands, const std::vector<std::string>& texts, std::size_t at) {
    for (std::size_t i = 0; i < at; ++i)
        if (texts[i] == texts[at]) return operands[i];
    if (!is_logic(*operands[at])) return nullptr;
    for (const Expression* part : operands_of(*operands[at])) {
        const auto found = std::find(texts.begin(), texts.end(), to_text(*part));
        if (found != texts.end()) return operands[static_cast<std::size_t>(found - texts.begin())];
    }
    return nullptr;
}

void find_in_chain(const Pattern& pattern, Operator op, const Operands& operands, Findings& findings) {
    std::vector<std::string> texts;
    for (const Expression* operand : operands) texts.push_back(to_text(*operand));
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const Expression* other = absorbing(operands, texts, i);
        if (other == nullptr) continue;
        const bool same = to_text(*other) == texts[i];
        auto& finding =
            findings.add(pattern, operands[i]->span,
                         same ? "this stands in the same chain of `" + std::string(spelling(op)) + "` already"
                              : "this never matters beside `" + to_text(*other) + "`");
        finding.notes.push_back({pattern.source, other->span, same ? "here" : "this decides alone"});
        finding.help = "leave it out, or write what was meant";
        if (const auto edit = removal(operands, i, op, pattern.source->text()))
            finding.fix = base::Fix{"leave it out", {*edit}};
    }
}

void find_repeated_operand(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    walk_whole_expressions(pattern, [&](const Expression& whole) {
        visit_chains(whole,
                     [&](Operator op, const Operands& operands) { find_in_chain(pattern, op, operands, findings); });
    });
}

}  // namespace

const Rule repeated_operand{.id = "repeated-operand",
                            .code = "KA413",
                            .severity = base::Severity::warning,
                            .summary = "a condition stands twice in a chain of && or ||, or another one makes it idle",
                            .kinds = colon_line_kinds,
                            .needs_diagram = false,
                            .find_in_pattern = find_repeated_operand};

}  // namespace katachi::compiler
