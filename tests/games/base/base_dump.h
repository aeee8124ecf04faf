// All that a base holds, for comparison.
#pragma once

#include <filesystem>
#include <string>

namespace katachi::games {

// Each row of each table of the headers on a line, in a fixed order, and each segment's bytes.
std::string base_dump(const std::filesystem::path& folder);

}  // namespace katachi::games
