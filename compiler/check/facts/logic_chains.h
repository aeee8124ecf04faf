// Visits the operands that && or || join, however they are nested or bracketed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/findings/text_edit.h"
#include "compiler/model/expression.h"

namespace katachi::compiler {

inline bool is_logic(const Expression& expression) {
    return expression.kind == Expression::Kind::binary &&
           (expression.op == Operator::logical_and || expression.op == Operator::logical_or);
}

inline void collect_operands(const Expression& chain, Operator op, std::vector<const Expression*>& operands) {
    for (const Expression& operand : chain.operands)
        if (is_logic(operand) && operand.op == op)
            collect_operands(operand, op, operands);
        else
            operands.push_back(&operand);
}

inline std::vector<const Expression*> operands_of(const Expression& chain) {
    std::vector<const Expression*> operands;
    collect_operands(chain, chain.op, operands);
    return operands;
}

// Outer chains first; each with its operator and all its operands.
template <typename Visit>
void visit_chains(const Expression& expression, const Visit& visit) {
    if (!is_logic(expression)) {
        for (const Expression& operand : expression.operands) visit_chains(operand, visit);
        return;
    }
    const auto operands = operands_of(expression);
    visit(expression.op, operands);
    for (const Expression* operand : operands) visit_chains(*operand, visit);
}

// What takes operand `index` out of a chain together with one operator; nothing where more than blanks parts the
// operands, such as brackets.
inline std::optional<base::TextEdit> removal(const std::vector<const Expression*>& operands, std::size_t index,
                                             Operator op, std::string_view text) {
    const std::size_t first = index == 0 ? 0 : index - 1;
    const base::Span before = operands[first]->span;
    const base::Span after = operands[first + 1]->span;
    std::string between(text.substr(before.end, after.begin - before.end));
    std::erase(between, ' ');
    if (between != spelling(op)) return std::nullopt;
    return base::TextEdit{index == 0 ? base::Span{before.begin, after.begin} : base::Span{before.end, after.end}, ""};
}

}  // namespace katachi::compiler
