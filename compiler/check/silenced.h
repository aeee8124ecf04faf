// What comments in entries silence, and what is wrong with such comments.
#pragma once

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

// Takes out of `findings`, all that were found in `database`, those that a comment silences, and adds what is wrong
// with the comments: one that cannot be read, that names no rule, gives no reason or silences nothing. How many were
// silenced.
std::size_t silence(const PatternDatabase& database, base::Diagnostics& findings);

}  // namespace katachi::compiler
