// What a part of a constraint can be worth, as far as it shows before any board is known.
#pragma once

#include <functional>
#include <limits>
#include <optional>

#include "compiler/model/expression.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

struct ExpressionType {
    // Nothing for plain numbers and sums, which may be compared with any kind, and for calls that nobody knows.
    std::optional<match::ResultKind> kind = {};
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
};

// What the registry says of a call.
ExpressionType registered_type(const Expression& call);

// What a call can be worth, for those who know more than the registry says.
using TypeOfCall = std::function<ExpressionType(const Expression&)>;

ExpressionType type_of(const Expression& expression, const TypeOfCall& of_call = registered_type);

// Whether it is true on every board, or false; nothing where that depends.
std::optional<bool> certain_truth(const ExpressionType& type);

constexpr bool is_comparison(Operator op) { return op >= Operator::equal && op <= Operator::greater_equal; }

}  // namespace katachi::compiler
