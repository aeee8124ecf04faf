// Findings a line each, as compilers tell of theirs: for quickfix lists of editors, and for grep.
#pragma once

#include <string>

#include "base/findings/diagnostic.h"

namespace katachi::answers {

// `attack.db:6:4: error: Pattern A1: message; help [KA202]`; a column counts characters. The place is left out where
// there is none.
std::string diagnostic_lines(const base::Diagnostics& diagnostics);

}  // namespace katachi::answers
