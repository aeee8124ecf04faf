// The project's own C++ sources, for tests of its structure.
#pragma once

#include <string>
#include <vector>

namespace katachi::test {

struct Include {
    int line = 1;
    std::string header;  // as it is written between quotes or angle brackets
};

struct Source {
    std::string path;  // from the project's root, with slashes
    std::vector<std::string> lines;
    std::vector<Include> includes;

    // "compiler/check" of "compiler/check/check.h".
    std::string folder() const { return path.substr(0, path.rfind('/')); }
};

// The header on an #include line; empty on other lines.
std::string included(const std::string& line);

// All .h and .cpp files of the rooms, read once, by their paths. Fails the running test where there are fewer than a
// thousand: then they were not found.
const std::vector<Source>& source_tree();

}  // namespace katachi::test
