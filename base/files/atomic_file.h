// Writing a file so that nobody ever sees half of it.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace katachi::base {

// Writes beside the file that `path` leads to, then renames; the old file stays where anything fails. The new one has
// its permissions, and its owner where we may give it away; without an old one it is as the user's umask wants new
// files. What is no file (`-` for standard output, a device, a pipe) is written to. Throws FileError.
void write_file(const std::filesystem::path& path, std::string_view text);

// The same, but a file that holds this text already is left alone, with its time. Whether it was written.
bool write_changed_file(const std::filesystem::path& path, std::string_view text);

// Told before hours of work, not after: throws FileError where there is no folder, or none that may be written to, or a
// folder stands in its place. An empty path names none.
void check_can_be_written(const std::filesystem::path& path);

// Throws FileError where the output is one of the inputs, which would be lost.
void check_is_no_input(const std::filesystem::path& output, std::span<const std::string> inputs);

}  // namespace katachi::base
