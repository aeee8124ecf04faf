// One name for a file, however it is written and from wherever the program runs.
#pragma once

#include <filesystem>

namespace katachi::base {

// From the root on, without links, `.` and `..`; the file itself need not exist. The path as it is written where the
// system has no such name for it, as for pipes of other programs.
std::filesystem::path canonical_path(const std::filesystem::path& path);

}  // namespace katachi::base
