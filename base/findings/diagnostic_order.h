// The order in which findings are shown.
#pragma once

#include "base/findings/diagnostic.h"

namespace katachi::base {

// Sorts by file, place, rule and message.
void sort_diagnostics(Diagnostics& diagnostics);

}  // namespace katachi::base
