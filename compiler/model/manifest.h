// katachi.toml: the databases of a folder, the helper functions that their engine has beside the autohelpers, and which
// rules of the checker hold for them.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/files/placed_error.h"
#include "compiler/model/database_spec.h"

namespace katachi::compiler {

constexpr std::string_view manifest_name = "katachi.toml";

struct Manifest {
    std::vector<DatabaseSpec> databases;  // with the helpers and the choice that hold for all
    std::map<std::string, int> helpers;
    ManifestChoice check;
    std::map<std::filesystem::path, base::Place> file_places;  // where each file of them is named
};

// Throws FileError for a file that cannot be read, and PlacedError for a bad manifest.
Manifest read_manifest(const std::filesystem::path& file);

// The manifest that counts for a file: beside it, else in the nearest folder above that has one. Nothing where none
// has.
std::optional<std::filesystem::path> nearest_manifest(const std::filesystem::path& file);

// The database of the manifest that has this file, with all its files; nothing where none has it.
std::optional<DatabaseSpec> database_with(const Manifest& manifest, const std::filesystem::path& file);

// The number of the file in the database, by whatever way its path is written; nothing where it is of another database.
std::optional<std::size_t> file_number(const DatabaseSpec& spec, const std::filesystem::path& file);

}  // namespace katachi::compiler
