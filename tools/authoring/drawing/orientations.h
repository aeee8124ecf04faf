// A diagram in all the orientations that matching tries, as text.
#pragma once

#include <string>

#include "compiler/model/pattern.h"

namespace katachi::authoring {

// Side by side, as many as fit a line; empty for an entry without cells.
std::string drawn_orientations(const compiler::Pattern& entry);

}  // namespace katachi::authoring
