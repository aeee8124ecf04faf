#include "base/files/read_file.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <limits>
#include <string>
#include <system_error>

#include "base/files/file_error.h"

namespace katachi::base {

namespace fs = std::filesystem;

SourcePtr read_file(const fs::path& path) { return read_beginning(path, std::numeric_limits<std::uint64_t>::max()); }

SourcePtr read_beginning(const fs::path& path, std::uint64_t most_bytes) {
    std::error_code error;
    if (fs::is_directory(path, error)) throw FileError(path.string() + ": is a folder; name a file in it");
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) throw file_error(path, {errno, std::generic_category()});
    std::string text;
    std::array<char, std::size_t{1} << 16U> block{};
    while (text.size() <= most_bytes && file.read(block.data(), block.size()).gcount() > 0)
        text.append(block.data(), static_cast<std::size_t>(file.gcount()));
    if (file.bad()) throw FileError(path.string() + ": cannot be read; check the disk");
    return std::make_shared<SourceFile>(path.string(), std::move(text));
}

}  // namespace katachi::base
