// A file of patterns, or one about them, as a source text, up to a limit.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "base/findings/source_file.h"

namespace katachi::base {

// The whole content; of a pipe, which gives it once, also where it is asked for again. Throws FileError where the file
// cannot be read, or is larger than what is read of one: that is default_pattern_text_limit (base/files/input_limits.h)
// unless the user has set another limit.
SourcePtr read_pattern_text(const std::filesystem::path& path);

// The same of standard input, which messages call `name`.
SourcePtr read_pattern_input(const std::string& name);

// The limit is for the whole program, and is set before anything is read.
void set_pattern_text_limit(std::uint64_t bytes);

}  // namespace katachi::base
