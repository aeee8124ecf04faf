// A search for a shape in a base.
#pragma once

#include <string>
#include <vector>

#include "tools/katachi/commands/games/chosen_games.h"
#include "tools/katachi/commands/games/search.h"

namespace katachi::cli {

// How the options ask for it.
games::ShapeWays asked_ways(const GamesSearchOptions& options);
games::HitCounting asked_counting(const GamesSearchOptions& options);

games::ShapeQuestion asked_question(const GamesSearchOptions& options, const games::Shape& shape);

// Throws base::FileError.
FoundHits search_base(const ChosenGames& games, const GamesSearchOptions& options, const games::Shape& shape);

}  // namespace katachi::cli
