#include "tests/support/shared_data.h"

#include <zlib.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace katachi {

std::filesystem::path shared_data() {
    const char* const named = std::getenv("KATACHI_SHARED_DATA");
    return named != nullptr ? named : KATACHI_SHARED_DATA;
}

std::string file_bytes(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string gzip_bytes(const std::filesystem::path& path) {
    std::string text;
    gzFile file = gzopen(path.c_str(), "rb");
    if (file == nullptr) return text;
    std::array<char, 1 << 16> buffer;
    for (int count = 1; count > 0;) {
        count = gzread(file, buffer.data(), static_cast<unsigned>(buffer.size()));
        if (count > 0) text.append(buffer.data(), static_cast<std::size_t>(count));
    }
    gzclose(file);
    return text;
}

}  // namespace katachi
