#include "base/files/read_file.h"

#include <cerrno>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

#include "base/files/file_error.h"

namespace katachi::base {

namespace fs = std::filesystem;

SourcePtr read_file(const fs::path& path) {
    std::error_code error;
    if (fs::is_directory(path, error)) throw FileError(path.string() + ": is a folder; name a file in it");
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) throw file_error(path, {errno, std::generic_category()});
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (file.bad()) throw FileError(path.string() + ": cannot be read; check the disk");
    return std::make_shared<SourceFile>(path.string(), std::move(text));
}

}  // namespace katachi::base
