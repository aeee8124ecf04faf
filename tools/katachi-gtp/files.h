// The files that the engine is asked to read and write.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace katachi::player {

// Nothing where it cannot be read. Only regular files: a pipe or a device may never end.
std::optional<std::string> read_regular_file(const std::string& path);

// Beside the file, then renamed; false where that fails.
bool replace_file(const std::string& path, std::string_view text);

}  // namespace katachi::player
