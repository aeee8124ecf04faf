// The files that the engine is asked to read.
#pragma once

#include <string>

namespace katachi::player {

// Only regular files: a pipe or a device may never end. Throws base::FileError.
std::string read_regular_file(const std::string& path);

}  // namespace katachi::player
