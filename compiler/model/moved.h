// What was found in a text that now stands elsewhere: every place in it follows, none is worked out again.
#pragma once

#include <cstdint>

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern.h"

namespace katachi::compiler {

// Bytes forward, or back where negative.
using Distance = std::int64_t;

// All spans of the pattern move by `distance` and lie in `source` from now on. A span that says of a part that it
// is absent, the empty one at 0, stays.
void move_to(Pattern& pattern, const base::SourcePtr& source, Distance distance);
void move_to(base::Diagnostic& finding, const base::SourcePtr& source, Distance distance);

}  // namespace katachi::compiler
