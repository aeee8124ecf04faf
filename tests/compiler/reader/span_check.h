// Whether the spans of an entry hold what the model says they hold.
#pragma once

#include <string>

#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

// The first span whose source text is not that of the model, or "".
std::string wrong_span(const Pattern& pattern, DatabaseKind kind);

}  // namespace katachi::compiler
