// What was found in a text that now stands elsewhere: every place in it follows, none is worked out again.
#pragma once

#include <cstdint>

#include "compiler/model/pattern.h"
#include "base/findings/diagnostic.h"

namespace katachi {

// Bytes forward, or back where negative.
using Distance = std::int64_t;

// All spans of the pattern move by `distance` and lie in `source` from now on. A span that says of a part that it
// is absent, the empty one at 0, stays.
void move_to(Pattern& pattern, const SourcePtr& source, Distance distance);
void move_to(Diagnostic& finding, const SourcePtr& source, Distance distance);

}  // namespace katachi
