#include "tools/authoring/games/source_paths.h"

#include <algorithm>
#include <filesystem>

#include "tools/authoring/games/game_files.h"

namespace katachi::authoring {

std::vector<std::string> full_paths(const std::vector<std::string>& paths) {
    check_game_paths(paths);
    std::vector<std::string> full;
    for (const std::string& path : paths) {
        std::string name = std::filesystem::absolute(path).lexically_normal().string();
        if (name.size() > 1 && name.ends_with('/')) name.pop_back();
        full.push_back(name);
    }
    std::ranges::sort(full);
    full.erase(std::unique(full.begin(), full.end()), full.end());
    return full;
}

std::string shown_source(const std::string& line) {
    std::error_code error;
    const std::string here = std::filesystem::current_path(error).string() + "/";
    return !error && line.starts_with(here) ? line.substr(here.size()) : line;
}

}  // namespace katachi::authoring
