// An entry in canonical form, with its comments.
#pragma once

#include <string>

#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"

namespace katachi {

// Each line with its end. The entry must have been read without findings.
std::string entry_text(const Pattern& pattern, DatabaseKind kind);

}  // namespace katachi
