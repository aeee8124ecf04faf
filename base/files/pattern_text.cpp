#include "base/files/pattern_text.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <string>
#include <system_error>
#include <utility>

#include "base/files/file_error.h"
#include "base/files/input_limits.h"
#include "base/text/byte_size.h"

namespace katachi::base {

namespace {

namespace fs = std::filesystem;

std::uint64_t limit = default_pattern_text_limit;

}  // namespace

SourcePtr read_pattern_text(const fs::path& path) {
    std::error_code error;
    if (fs::is_directory(path, error)) throw FileError(path.string() + ": is a folder; name a file in it");
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) throw file_error(path, {errno, std::generic_category()});
    std::string text;
    std::array<char, std::size_t{1} << 16U> block{};
    while (text.size() <= limit && file.read(block.data(), block.size()).gcount() > 0)
        text.append(block.data(), static_cast<std::size_t>(file.gcount()));
    if (file.bad()) throw FileError(path.string() + ": cannot be read; check the disk");
    if (text.size() > limit)
        throw FileError(path.string() + ": is larger than the " + byte_size_text(limit) +
                        " that are read of a pattern file; --limit-text SIZE sets another limit");
    return std::make_shared<SourceFile>(path.string(), std::move(text));
}

void set_pattern_text_limit(std::uint64_t bytes) { limit = bytes; }

}  // namespace katachi::base
