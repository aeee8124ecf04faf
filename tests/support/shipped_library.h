// The patterns that come with the project.
#pragma once

#include <array>
#include <filesystem>

namespace katachi::test {

// First the patterns of the source tree, then the joseki and the openings that the build makes of their trees.
std::array<std::filesystem::path, 3> shipped_pattern_folders();

}  // namespace katachi::test
