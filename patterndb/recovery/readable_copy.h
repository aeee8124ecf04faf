// A damaged catalogue as a copy that SQLite opens, so that the file itself stays as it is.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace katachi::catalogue {

// Copies `damaged`, with the journal of a program that was killed, to `copy`, and opens that. Where the pages that say
// which tables there are cannot be read, the copy gets those of a new catalogue in `folder`: Katachi makes all tables
// before it stores anything, so that they begin on the same pages in each file. Throws CatalogueError where `damaged`
// cannot be read at all, or is no catalogue.
SQLite::Database readable_copy(const std::filesystem::path& damaged, const std::filesystem::path& folder);

}  // namespace katachi::catalogue
