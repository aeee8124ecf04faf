// Visits the operands that && or || join, however they are nested or bracketed.
#pragma once

#include <vector>

#include "compiler/model/expression.h"

namespace katachi {

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

}  // namespace katachi
