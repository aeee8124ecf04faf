// From the catalogue back to text: a file that was not edited comes out byte for byte.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "patterndb/catalogue.h"

namespace katachi::catalogue {

// The text of a source file, named by its path or, where one file alone has it, its file name.
// Throws CatalogueError.
std::string source_text(const Catalogue& catalogue, std::string_view file);

// The text of one entry, a line end behind its last line. Throws CatalogueError.
std::string entry_text(const Catalogue& catalogue, std::int64_t entry);

// Writes every file of a database into a folder, which is made where it is missing; returns the
// files written. Throws CatalogueError, also where a file there has another text, or FileError.
std::vector<std::filesystem::path> export_database(const Catalogue& catalogue, std::string_view database,
                                                   const std::filesystem::path& folder);

}  // namespace katachi::catalogue
