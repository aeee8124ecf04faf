#include "tests/structure/source_tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "tests/structure/rooms.h"

namespace katachi::test {

namespace fs = std::filesystem;

namespace {

Source read_source(const fs::path& file) {
    Source source{.path = file.lexically_relative(KATACHI_SOURCE_DIR).generic_string(), .lines = {}, .includes = {}};
    std::ifstream text(file);
    for (std::string line; std::getline(text, line); source.lines.push_back(line))
        if (std::string header = included(line); !header.empty())
            source.includes.push_back({static_cast<int>(source.lines.size()) + 1, std::move(header)});
    return source;
}

std::vector<Source> read_tree() {
    std::set<std::string_view> tops;
    for (const Room& room : rooms) tops.insert(room.folder.substr(0, room.folder.find('/')));
    std::vector<Source> sources;
    for (const std::string_view top : tops)
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(KATACHI_SOURCE_DIR) / top))
            if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp")
                sources.push_back(read_source(entry.path()));
    std::sort(sources.begin(), sources.end(), [](const Source& a, const Source& b) { return a.path < b.path; });
    return sources;
}

}  // namespace

std::string included(const std::string& line) {
    if (!line.starts_with("#include ")) return "";
    const auto begin = line.find_first_of("\"<");
    const auto end = line.find_last_of("\">");
    return begin == std::string::npos || end <= begin ? "" : line.substr(begin + 1, end - begin - 1);
}

const std::vector<Source>& source_tree() {
    static const std::vector<Source> tree = read_tree();
    EXPECT_GT(tree.size(), 1000U);
    return tree;
}

}  // namespace katachi::test
