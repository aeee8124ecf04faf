// Writing anew a file that somebody keeps by hand, such as one that a formatter mends.
#pragma once

#include <filesystem>
#include <string_view>

namespace katachi::base {

// Throws FileError where nobody may write the file, or where it is no file but a pipe or a device.
void check_can_be_rewritten(const std::filesystem::path& path);

// Writes through links to the file itself, which keeps its mode; nobody ever sees half of it. Throws FileError.
void rewrite_file(const std::filesystem::path& path, std::string_view text);

}  // namespace katachi::base
