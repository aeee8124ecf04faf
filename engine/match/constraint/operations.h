// What each operator of constraints makes of values: the one meaning that compiler and evaluator share.
#pragma once

#include "engine/match/constraint/value.h"
#include "engine/match/tables/constraint_tables.h"

namespace katachi::match {

// The value of a step with one operand.
constexpr Value apply(ProgramStep step, Value a) {
    if (step == ProgramStep::logical_not) return logical_not(a);
    return a.is_decided() ? Value(-a.number()) : Value();
}

// The value of a step with two operands.
constexpr Value apply(ProgramStep step, Value a, Value b) {
    if (step == ProgramStep::logical_and) return logical_and(a, b);
    if (step == ProgramStep::logical_or) return logical_or(a, b);
    if (!a.is_decided() || !b.is_decided()) return {};
    switch (step) {
        case ProgramStep::equal: return Value::of(a.number() == b.number());
        case ProgramStep::not_equal: return Value::of(a.number() != b.number());
        case ProgramStep::less: return Value::of(a.number() < b.number());
        case ProgramStep::less_equal: return Value::of(a.number() <= b.number());
        case ProgramStep::greater: return Value::of(a.number() > b.number());
        case ProgramStep::greater_equal: return Value::of(a.number() >= b.number());
        case ProgramStep::add: return a.number() + b.number();
        default: return a.number() - b.number();
    }
}

// `condition ? a : b`; an undecided condition does not matter where both branches are the same.
constexpr Value choose(Value condition, Value a, Value b) {
    if (condition.is_decided()) return condition.is_true() ? a : b;
    return a.is_decided() && b.is_decided() && a.number() == b.number() ? a : Value();
}

}  // namespace katachi::match
