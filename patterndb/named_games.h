// The games of a run as a catalogue names them.
#pragma once

#include <string>
#include <vector>

namespace katachi::catalogue {

// Paths as somebody named them, in one line of UTF-8.
std::string named_games(const std::vector<std::string>& paths);

}  // namespace katachi::catalogue
