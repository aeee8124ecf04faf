// Files that Katachi writes for itself. Their bytes may look like games here and there.
#pragma once

#include <filesystem>
#include <string_view>

namespace katachi::authoring {

// "is a catalogue" or "holds compiled patterns"; empty of any other file.
std::string_view what_own_file_is(const std::filesystem::path& file);

}  // namespace katachi::authoring
