// The order in which findings are shown.
#pragma once

#include "compiler/syntax/diagnostic.h"

namespace katachi {

// By file, place, rule and message.
void sort_diagnostics(Diagnostics& diagnostics);

}  // namespace katachi
