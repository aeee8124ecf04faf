// Real data beside the project that some tests read in place; they skip where it is absent.
#pragma once

#include <filesystem>
#include <string>

namespace katachi {

// $KATACHI_SHARED_DATA, else ../shared/data of the project.
std::filesystem::path shared_data();

std::string read_file(const std::filesystem::path& path);
std::string read_gzip(const std::filesystem::path& path);

}  // namespace katachi
