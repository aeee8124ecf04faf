// Paths of sources of games: full ones, by which a source is known again, and short ones for people.
#pragma once

#include <string>
#include <vector>

namespace katachi::authoring {

// Full paths, each once and in their order, so that a source is known again whatever folder the program runs in. Throws
// FileError for a path that is not there.
std::vector<std::string> full_paths(const std::vector<std::string>& paths);

// A line that begins with a full path: without the working directory, where the path lies in it.
std::string shown_source(const std::string& line);

}  // namespace katachi::authoring
