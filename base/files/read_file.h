// A file as a source text.
#pragma once

#include <filesystem>

#include "base/findings/source_file.h"

namespace katachi::base {

// The whole content of a file. Throws FileError.
SourcePtr read_file(const std::filesystem::path& path);

}  // namespace katachi::base
