// A search for a shape in a base.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tools/katachi/commands/games/asked_shape.h"
#include "tools/katachi/commands/games/chosen_games.h"
#include "tools/katachi/commands/games/search.h"

namespace katachi::cli {

// How the options ask for it.
games::ShapeWays asked_ways(const GamesSearchOptions& options);
games::HitCounting asked_counting(const GamesSearchOptions& options);

games::ShapeQuestion asked_question(const GamesSearchOptions& options, const games::Shape& shape);

// Throws base::FileError.
FoundHits search_base(const ChosenGames& games, const GamesSearchOptions& options, const AskedShape& asked);

// All hits, by number of the game. Throws base::FileError.
std::map<std::int64_t, std::vector<games::ShapeHit>> hits_by_number(const ChosenGames& games,
                                                                    const GamesSearchOptions& options,
                                                                    const AskedShape& asked);

}  // namespace katachi::cli
