// Positions of counted games as files have them.
#pragma once

#include <vector>

#include "games/owners/counted_positions.h"
#include "tools/katachi/commands/owners/commands.h"

namespace katachi::cli {

// Of the games that the options choose, at least one position. Throws FileError.
std::vector<games::CountedPosition> counted_positions(const OwnersOptions& options);

}  // namespace katachi::cli
