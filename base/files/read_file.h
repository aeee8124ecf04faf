// A file as a source text.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "base/files/file_error.h"
#include "base/files/input_limits.h"
#include "base/findings/source_file.h"

namespace katachi::base {

// The whole content of a file. Throws FileError, also where it is larger, or never ends.
SourcePtr read_file(const std::filesystem::path& path, std::uint64_t most_bytes = default_archive_limit);

// Throws FileError where the path is that of a folder.
void check_is_no_folder(const std::filesystem::path& path);

// Throws FileError where the path leads to a pipe, a device or a socket, which may never end.
void check_is_file(const std::filesystem::path& path);

// The same as read_file, but only of a file: for what nobody named, and for a program that must not wait.
SourcePtr read_regular_file(const std::filesystem::path& path, std::uint64_t most_bytes = default_archive_limit);

// What is said of a text that is larger.
FileError larger_than(std::uint64_t most_bytes, const std::string& name);

// The whole content of a file of at most so many bytes; of a longer one its beginning, which is longer than that.
SourcePtr read_beginning(const std::filesystem::path& path, std::uint64_t most_bytes);

}  // namespace katachi::base
