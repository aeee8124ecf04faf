// What was counted of an entry in collections of games, by the catalogue `katachi.kdb` beside its file or above.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"

namespace katachi::authoring {

// The catalogue `katachi.kdb` beside a file, or the nearest above.
std::optional<std::filesystem::path> nearest_catalogue(const std::filesystem::path& file);

// A line a run over games, "412 matches in 100 games (games.zip)", and how games play its move; none where no catalogue
// knows of the entry as it is.
// Throws CatalogueError.
std::vector<std::string> catalogue_counts(const std::filesystem::path& file, const compiler::DatabaseSpec& database,
                                          const compiler::Pattern& entry);

}  // namespace katachi::authoring
