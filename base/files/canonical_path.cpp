#include "base/files/canonical_path.h"

namespace katachi::base {

std::filesystem::path canonical_path(const std::filesystem::path& path) {
    std::error_code error;
    const std::filesystem::path from_root = std::filesystem::absolute(path, error);
    if (error) return path;
    std::filesystem::path canonical = std::filesystem::weakly_canonical(from_root, error);
    return error ? path : canonical;
}

}  // namespace katachi::base
