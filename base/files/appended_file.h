#pragma once

#include <filesystem>
#include <string_view>

namespace katachi::base {

// Writes behind what the file holds, which is made where there is none: the record of work that goes on from there
// when it was stopped. Throws FileError, when part of the text may stand there.
void append_to_file(const std::filesystem::path& path, std::string_view text);

}  // namespace katachi::base
