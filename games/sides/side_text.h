// Counted windows along the sides as a pattern file that people read, change and take entries out of.
#pragma once

#include <string>

#include "games/sides/side_counts.h"

namespace katachi::games {

// The whole file; what was played most comes first. `origin` is a line for people about the games.
std::string side_text(const SideCounts& counts, const std::string& origin);

}  // namespace katachi::games
