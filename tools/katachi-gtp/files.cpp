#include "tools/katachi-gtp/files.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"

namespace katachi::player {

std::optional<std::string> read_regular_file(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

bool replace_file(const std::string& path, std::string_view text) {
    try {
        base::write_file(path, text);
        return true;
    } catch (const base::FileError&) {
        return false;
    }
}

}  // namespace katachi::player
