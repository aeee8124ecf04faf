// The model as text for people: what tests compare and what shows how a source was understood.
#pragma once

#include <string>

#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

// Directives and entries in order. Places are line:column from the first character to the one behind the
// last; a tree is shown by its indentation.
std::string dump(const PatternDatabase& database);
std::string dump(const Pattern& pattern);

}  // namespace katachi::compiler
