// Real data beside the project that some tests read in place; they skip where it is absent.
#pragma once

#include <filesystem>
#include <string>

namespace katachi {

// $KATACHI_SHARED_DATA, else ../shared/data of the project.
std::filesystem::path shared_data();

std::string file_bytes(const std::filesystem::path& path);
std::string gzip_bytes(const std::filesystem::path& path);

}  // namespace katachi
