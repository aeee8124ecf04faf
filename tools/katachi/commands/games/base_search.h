// A search for a shape in a base.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
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

// Nothing where the user has stopped it, which is said then. Throws base::FileError.
std::optional<FoundHits> search_base(const ChosenGames& games, const GamesSearchOptions& options,
                                     const AskedShape& asked);

// All hits; the same holds.
using HitsByNumber = std::map<std::int64_t, std::vector<games::ShapeHit>>;  // by number of the game
std::optional<HitsByNumber> hits_by_number(const ChosenGames& games, const GamesSearchOptions& options,
                                           const AskedShape& asked);

}  // namespace katachi::cli
