// The shape that somebody wants to find in games.
#pragma once

#include "games/search/shape.h"
#include "tools/katachi/commands/games/search.h"

namespace katachi::cli {

// Drawn in a file, an entry of a database, or cut from a position. Throws FileError, also for a shape that would be
// found everywhere or nowhere.
games::Shape asked_shape(const GamesSearchOptions& options);

}  // namespace katachi::cli
