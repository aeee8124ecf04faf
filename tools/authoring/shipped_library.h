// Where the patterns and joseki trees that come with Katachi are.
#pragma once

#include <filesystem>
#include <vector>

namespace katachi::authoring {

// Folders of the shipped library: beside the installed program (share/katachi), or in the source tree that it was
// built in, the joseki and openings, which are compiled from trees, in its build folder. Throws FileError where there
// is none.
std::vector<std::filesystem::path> shipped_library();

// Whether this is one of the folders of shipped_library().
bool is_in_shipped_library(const std::filesystem::path& folder);

// The folder of the patterns that playouts of the engine go by, which is none of the library's. Throws FileError where
// there is no library.
std::filesystem::path shipped_playouts();

// The shipped joseki trees (.sgf) by name, in the same places. Throws FileError where there are none.
std::vector<std::filesystem::path> shipped_joseki_trees();

}  // namespace katachi::authoring
