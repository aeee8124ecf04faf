// Visits the expressions and statements of constraints and actions, outer ones first.
#pragma once

#include "compiler/model/pattern.h"

namespace katachi::compiler {

template <typename Visit>
void walk(const Expression& expression, const Visit& visit) {
    visit(expression);
    for (const Expression& operand : expression.operands) walk(operand, visit);
}

template <typename Visit>
void walk_statements(const Statement& statement, const Visit& visit) {
    visit(statement);
    for (const Statement& branch : statement.branches) walk_statements(branch, visit);
}

template <typename Visit>
void walk(const Statement& statement, const Visit& visit) {
    walk_statements(statement, [&](const Statement& each) {
        if (each.kind != Statement::Kind::block) walk(each.expression, visit);
    });
}

// Those that are no part of another one: the constraint, and what statements evaluate, return or test.
template <typename Visit>
void walk_whole_expressions(const Pattern& pattern, const Visit& visit) {
    if (pattern.constraint) visit(*pattern.constraint);
    for (const Statement& action : pattern.actions)
        walk_statements(action, [&](const Statement& each) {
            if (each.kind != Statement::Kind::block) visit(each.expression);
        });
}

template <typename Visit>
void walk_constraint_and_actions(const Pattern& pattern, const Visit& visit) {
    walk_whole_expressions(pattern, [&](const Expression& whole) { walk(whole, visit); });
}

}  // namespace katachi::compiler
