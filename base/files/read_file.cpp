#include "base/files/read_file.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <string>
#include <system_error>

#include "base/text/byte_size.h"

namespace katachi::base {

namespace fs = std::filesystem;

void check_is_no_folder(const fs::path& path) {
    std::error_code error;
    if (fs::is_directory(path, error)) throw FileError(path.string() + ": is a folder; name a file in it");
}

SourcePtr read_file(const fs::path& path, std::uint64_t most_bytes) {
    SourcePtr read = read_beginning(path, most_bytes);
    if (read->text().size() > most_bytes) throw larger_than(most_bytes, path.string());
    return read;
}

void check_is_file(const fs::path& path) {
    std::error_code error;
    if (fs::is_other(path, error))
        throw FileError(path.string() + ": is a pipe or a device, and no file; put a file in its place, or name one");
}

SourcePtr read_regular_file(const fs::path& path, std::uint64_t most_bytes) {
    check_is_file(path);
    return read_file(path, most_bytes);
}

FileError larger_than(std::uint64_t most_bytes, const std::string& name) {
    return FileError(name + ": is larger than the " + byte_size_text(most_bytes) +
                     " that are read of one file; cut it into smaller ones");
}

SourcePtr read_beginning(const fs::path& path, std::uint64_t most_bytes) {
    check_is_no_folder(path);
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
