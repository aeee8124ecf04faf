// Writing anew a file that somebody keeps by hand, such as one that a formatter mends.
#pragma once

#include <filesystem>
#include <string_view>

#include "base/findings/source_file.h"

namespace katachi::base {

// Throws FileError where nobody may write the file, or where it is no file but a pipe or a device.
void check_can_be_rewritten(const std::filesystem::path& path);

// Writes through links to the file itself, which keeps its mode; nobody ever sees half of it. Throws FileError.
void rewrite_file(const std::filesystem::path& path, std::string_view text);

// The same where the file still holds what was read from it: nobody else's change in the meantime is lost. A file that
// holds `text` already is left alone.
void rewrite_source(const SourceFile& read, std::string_view text);

// The same of a file that may not be there yet.
void make_or_rewrite_file(const std::filesystem::path& path, std::string_view text);

}  // namespace katachi::base
