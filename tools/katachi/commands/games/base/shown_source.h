// Names of sources as people know them.
#pragma once

#include <string>

namespace katachi::cli {

// A line that begins with a full path: without the working directory, where the path lies in it.
std::string shown_source(const std::string& line);

}  // namespace katachi::cli
