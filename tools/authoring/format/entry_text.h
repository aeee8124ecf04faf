// An entry in canonical form, with its comments.
#pragma once

#include <string>

#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"

namespace katachi::authoring {

// Each line with its end. The entry must have been read without findings.
std::string entry_text(const compiler::Pattern& pattern, compiler::DatabaseKind kind);

}  // namespace katachi::authoring
