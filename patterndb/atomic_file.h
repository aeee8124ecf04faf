// Writing a file so that nobody ever sees half of it.
#pragma once

#include <filesystem>
#include <string_view>

namespace katachi {

// Writes beside `path`, then renames; the old file stays where anything fails. Throws FileError.
void write_file(const std::filesystem::path& path, std::string_view text);

// For long work whose result goes there: throws FileError where that is bound to fail.
void check_place_of(const std::filesystem::path& path);

}  // namespace katachi
