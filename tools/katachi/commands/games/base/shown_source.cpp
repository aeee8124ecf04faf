#include "tools/katachi/commands/games/base/shown_source.h"

#include <filesystem>

namespace katachi::cli {

std::string shown_source(const std::string& line) {
    std::error_code error;
    const std::string here = std::filesystem::current_path(error).string() + "/";
    return !error && line.starts_with(here) ? line.substr(here.size()) : line;
}

}  // namespace katachi::cli
