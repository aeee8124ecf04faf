// A file as a source text.
#pragma once

#include <cstdint>
#include <filesystem>

#include "base/findings/source_file.h"

namespace katachi::base {

// The whole content of a file. Throws FileError.
SourcePtr read_file(const std::filesystem::path& path);

// The same of a file of at most so many bytes; of a longer one its beginning, which is longer than that.
SourcePtr read_beginning(const std::filesystem::path& path, std::uint64_t most_bytes);

}  // namespace katachi::base
