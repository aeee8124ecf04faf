// Folders stay small enough to be read at a glance, and their names say what is in them.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "tests/structure/source_tree.h"

namespace katachi::test {

namespace {

constexpr std::size_t most_sources = 40;

// Lists of one kind: a rule, a source of moves a file.
constexpr std::array<std::string_view, 2> lists{"compiler/check/rules", "engine/moves/sources"};

bool is_list(const std::string& folder) {
    for (const std::string_view list : lists)
        if (folder == list) return true;
    return false;
}

TEST(Folders, HoldAtMostFortySources) {
    std::map<std::string, std::size_t> sources;
    for (const Source& source : source_tree()) ++sources[source.folder()];
    for (const std::string_view list : lists) EXPECT_TRUE(sources.contains(std::string(list))) << list;
    for (const auto& [folder, count] : sources)
        if (!is_list(folder)) {
            EXPECT_LE(count, most_sources) << folder;
        }
}

TEST(Folders, AreNamedForSomething) {
    const std::set<std::string> empty_names{"common", "impl", "util", "utils", "misc", "helpers", "detail"};
    for (const Source& source : source_tree())
        for (std::size_t begin = 0, end; (end = source.path.find('/', begin)) != std::string::npos; begin = end + 1)
            EXPECT_FALSE(empty_names.contains(source.path.substr(begin, end - begin))) << source.path;
}

}  // namespace

}  // namespace katachi::test
