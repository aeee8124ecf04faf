// Names of files as editors write them: `file:///home/a%20b.db`.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace katachi::lsp {

// Nothing for what is no file of this machine, such as a text that has not been saved yet.
std::optional<std::filesystem::path> path_of_uri(std::string_view uri);

}  // namespace katachi::lsp
