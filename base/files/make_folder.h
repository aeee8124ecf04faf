// Folders that a person names to write into.
#pragma once

#include <filesystem>

namespace katachi::base {

// Makes the folder, and those above it, where they are missing. Throws FileError.
void make_folder(const std::filesystem::path& folder);

}  // namespace katachi::base
