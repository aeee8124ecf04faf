// What a constraint can be worth where its pattern matches, as far as the drawing alone tells.
#pragma once

#include "compiler/constraint/expression_type.h"
#include "compiler/model/pattern.h"

namespace katachi::compiler {

class DrawnStrings;

// The type is the one that the registry of autohelpers gives. But a string that is asked for where no stone need lie
// may have size 0, or liberties 0.
ExpressionType possible_type(const Expression& expression, const Pattern& pattern);

// `strings` are those of the pattern's diagram.
ExpressionType type_in_drawing(const Expression& expression, const Pattern& pattern, const DrawnStrings& strings);

}  // namespace katachi::compiler
