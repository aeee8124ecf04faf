// How a library calls the files and folders that it grew from: without the folders above, which are one machine's own.
#pragma once

#include <filesystem>
#include <string>

namespace katachi::joseki {

inline std::string source_name(const std::string& path) {
    const std::filesystem::path place(path);
    return place.has_filename() ? place.filename().string() : place.parent_path().filename().string();
}

}  // namespace katachi::joseki
