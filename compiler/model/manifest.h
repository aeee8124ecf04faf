// katachi.toml: the databases of a folder, the helper functions that their engine has beside the autohelpers, and which
// rules of the checker hold for them.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "compiler/model/database_spec.h"

namespace katachi::compiler {

constexpr std::string_view manifest_name = "katachi.toml";

// Throws FileError for a file that cannot be read and for a bad manifest, with the line.
std::vector<DatabaseSpec> read_manifest(const std::filesystem::path& manifest);

}  // namespace katachi::compiler
