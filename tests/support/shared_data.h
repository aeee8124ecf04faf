// Real data beside the project that some tests read in place; needs.h says what becomes of a test where it is absent.
#pragma once

#include <filesystem>
#include <string>

namespace katachi::test {

// The project itself: its examples, patterns and trees. The one place that knows the path, so that objects of other
// tests serve another clone too.
std::filesystem::path project_folder();

// $KATACHI_SHARED_DATA, else ../shared/data of the project.
std::filesystem::path shared_data();

// 11,365 games one after the other, in the shared data.
constexpr const char* bulk_games_file = "games19/server-9d-2016-07.sgf.gz";

// Both throw std::runtime_error where the file cannot be read; so does gzip_bytes where it is damaged.
std::string file_bytes(const std::filesystem::path& path);
std::string gzip_bytes(const std::filesystem::path& path);

}  // namespace katachi::test
