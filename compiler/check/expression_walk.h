// Visits every expression of a constraint or an action, outer ones first.
#pragma once

#include "compiler/model/pattern.h"

namespace katachi {

template <typename Visit>
void walk(const Expression& expression, const Visit& visit) {
    visit(expression);
    for (const Expression& operand : expression.operands) walk(operand, visit);
}

template <typename Visit>
void walk(const Statement& statement, const Visit& visit) {
    if (statement.kind != Statement::Kind::block) walk(statement.expression, visit);
    for (const Statement& branch : statement.branches) walk(branch, visit);
}

template <typename Visit>
void walk_constraint_and_actions(const Pattern& pattern, const Visit& visit) {
    if (pattern.constraint) walk(*pattern.constraint, visit);
    for (const Statement& statement : pattern.actions) walk(statement, visit);
}

}  // namespace katachi
