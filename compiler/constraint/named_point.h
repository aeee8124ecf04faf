// The point that an argument of a call names.
#pragma once

#include <optional>

#include "compiler/model/pattern.h"

namespace katachi::compiler {

// `vertex` is an Expression of kind vertex: the move for `*`, else the first
// point, reading row by row, that bears the label. Nothing for `?`, and where no point of the main diagram bears it.
std::optional<board::Offset> named_point(const Pattern& pattern, const Expression& vertex);

// Whether it is `?`, a pass in a line of play.
inline bool is_tenuki(const Expression& vertex) {
    return vertex.kind == Expression::Kind::vertex && vertex.text == "?";
}

}  // namespace katachi::compiler
