#include "tests/support/shared_data.h"

#include <zlib.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace katachi::test {

std::filesystem::path project_folder() { return KATACHI_PROJECT_FOLDER; }

std::filesystem::path shared_data() {
    const char* const named = std::getenv("KATACHI_SHARED_DATA");
    return named != nullptr ? named : project_folder() / "../shared/data";
}

std::string file_bytes(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path.string());
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string gzip_bytes(const std::filesystem::path& path) {
    const gzFile file = gzopen(path.c_str(), "rb");
    if (file == nullptr) throw std::runtime_error("cannot read " + path.string());
    const bool is_plain = gzdirect(file) != 0;
    std::string text;
    std::array<char, 1 << 16> buffer;
    int count = 0;
    while ((count = gzread(file, buffer.data(), static_cast<unsigned>(buffer.size()))) > 0)
        text.append(buffer.data(), static_cast<std::size_t>(count));
    // An early end shows when the file is closed.
    const bool is_whole = gzclose(file) == Z_OK && count == 0;
    if (is_plain || !is_whole) throw std::runtime_error(path.string() + " is no whole gzip file");
    return text;
}

}  // namespace katachi::test
