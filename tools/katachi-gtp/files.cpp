#include "tools/katachi-gtp/files.h"

#include <filesystem>

#include "base/files/file_error.h"
#include "base/files/read_file.h"

namespace katachi::player {

std::string read_regular_file(const std::string& path) {
    std::error_code error;
    const auto kind = std::filesystem::status(path, error).type();
    using std::filesystem::file_type;
    if (kind == file_type::fifo || kind == file_type::character || kind == file_type::block ||
        kind == file_type::socket)
        throw base::FileError(path + ": is no file; name a file of SGF");
    return std::string(base::read_file(path)->text());
}

}  // namespace katachi::player
