// No include goes up a floor, no folders include each other in a circle, and packages stand only where they may.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/structure/rooms.h"
#include "tests/structure/source_tree.h"

namespace katachi::test {

namespace {

// Packages and rooms that a folder must do without, by how their headers begin.
struct Ban {
    std::string_view folder;
    std::string_view header;
};
constexpr std::array bans{
    Ban{"base/", "nlohmann/"},
    Ban{"base/", "antlr4-"},
    Ban{"base/", "SQLiteCpp"},
    Ban{"engine/", "antlr4-"},
    Ban{"engine/", "sqlite"},
    Ban{"engine/", "SQLiteCpp"},
    Ban{"engine/", "nlohmann/"},
    Ban{"engine/", "fmt/"},
    Ban{"engine/", "unicode/"},
    Ban{"compiler/", "sqlite"},
    Ban{"compiler/", "SQLiteCpp"},
    Ban{"compiler/", "CLI/"},
    Ban{"patterndb/", "CLI/"},
    Ban{"joseki/", "CLI/"},
    Ban{"games/", "CLI/"},
    Ban{"regression/", "CLI/"},
    Ban{"tools/authoring/", "CLI/"},
    Ban{"tools/answers/", "CLI/"},
    Ban{"tools/authoring/", "nlohmann/"},
    Ban{"tools/authoring/", "httplib"},
    Ban{"tools/katachi/", "nlohmann/"},
    // ARCHITECTURE.md says of these rooms of the engine that they must not know patterns.
    Ban{"engine/reading/", "engine/match/"},
    Ban{"engine/influence/", "engine/match/"},
    Ban{"engine/position/", "engine/match/"},
    Ban{"engine/life/", "engine/match/"},
    Ban{"engine/combinations/", "engine/match/"},
};

// Why `file` may not include `header`; empty if it may.
std::string objection(std::string_view file, std::string_view header) {
    for (const Ban& ban : bans)
        if (file.starts_with(ban.folder) && header.starts_with(ban.header))
            return std::string(ban.folder) + " does without " + std::string(header);
    const Room* from = room_of(file);
    const Room* to = room_of(header);
    if (to == nullptr || from == to) return "";
    if (from == nullptr) return std::string(file) + " is in no room";
    if (file.starts_with("engine/") && !header.starts_with("engine/") && !header.starts_with("base/"))
        return "the engine includes nothing from " + std::string(to->folder);
    if (from->floor <= to->floor)
        return std::string(from->folder) + " is on floor " + std::to_string(from->floor) + ", " +
               std::string(to->folder) + " on floor " + std::to_string(to->floor);
    return "";
}

// The folders that each folder includes, tests apart.
std::map<std::string, std::set<std::string>> folder_includes() {
    std::map<std::string, std::set<std::string>> includes;
    for (const Source& source : source_tree()) {
        if (source.path.starts_with("tests/")) continue;
        for (const Include& include : source.includes) {
            if (room_of(include.header) == nullptr || include.header.find('/') == std::string::npos) continue;
            const std::string folder = include.header.substr(0, include.header.rfind('/'));
            if (folder != source.folder()) includes[source.folder()].insert(folder);
        }
    }
    return includes;
}

// A way from `folder` back to itself, as "a -> b -> a"; empty where there is none.
std::string circle(const std::map<std::string, std::set<std::string>>& includes, const std::string& folder) {
    std::map<std::string, std::string> came_from;
    std::vector<std::string> open{folder};
    while (!open.empty()) {
        const std::string at = open.back();
        open.pop_back();
        const auto found = includes.find(at);
        if (found == includes.end()) continue;
        for (const std::string& next : found->second) {
            if (!came_from.emplace(next, at).second) continue;
            open.push_back(next);
        }
    }
    if (!came_from.contains(folder)) return "";
    std::string way = folder;
    std::string at = folder;
    do {
        at = came_from.at(at);
        way = at + " -> " + way;
    } while (at != folder);
    return way;
}

TEST(IncludeFloors, NoIncludeGoesUp) {
    std::size_t includes = 0;
    for (const Source& source : source_tree())
        for (const Include& include : source.includes) {
            ++includes;
            EXPECT_EQ(objection(source.path, include.header), "") << source.path << ":" << include.line;
        }
    EXPECT_GT(includes, 5000U);
}

// Clang 14, by which sources are linted and fuzzed, cannot compile the views of libstdc++ 12.
TEST(IncludeFloors, NoneIsOfTheViewsOfTheStandardLibrary) {
    for (const Source& source : source_tree())
        for (const Include& include : source.includes)
            EXPECT_NE(include.header, "ranges") << source.path << ":" << include.line;
}

TEST(IncludeFloors, NoFoldersIncludeEachOtherInACircle) {
    const auto includes = folder_includes();
    EXPECT_GT(includes.size(), 50U);
    for (const auto& [folder, included_folders] : includes) EXPECT_EQ(circle(includes, folder), "");
}

TEST(IncludeFloors, ACircleIsFound) {
    EXPECT_EQ(circle({{"a", {"b"}}, {"b", {"c"}}, {"c", {"a"}}}, "a"), "a -> b -> c -> a");
    EXPECT_EQ(circle({{"a", {"b"}}, {"b", {"c"}}}, "a"), "");
}

TEST(IncludeFloors, TheTableObjectsToWhatItShould) {
    EXPECT_EQ(included("#include \"engine/board/board.h\""), "engine/board/board.h");
    EXPECT_EQ(included("#include <vector>"), "vector");
    EXPECT_EQ(included("int include;"), "");

    EXPECT_EQ(objection("compiler/a.cpp", "engine/match/b.h"), "");
    EXPECT_EQ(objection("engine/gtp/a.cpp", "engine/reading/b.h"), "");
    EXPECT_EQ(objection("engine/board/a.cpp", "base/text/b.h"), "");
    EXPECT_EQ(objection("tests/a.cpp", "tools/katachi/b.h"), "");
    EXPECT_EQ(objection("patterndb/a.cpp", "SQLiteCpp/SQLiteCpp.h"), "");
    EXPECT_EQ(objection("tools/katachi/a.cpp", "CLI/CLI.hpp"), "");

    EXPECT_NE(objection("base/text/a.h", "engine/board/b.h"), "");
    EXPECT_NE(objection("engine/board/a.h", "engine/match/b.h"), "");
    EXPECT_NE(objection("engine/board/a.h", "engine/counting/b.h"), "");
    EXPECT_NE(objection("engine/match/a.h", "engine/gtp/b.h"), "");
    EXPECT_NE(objection("engine/reading/a.h", "engine/analysis/b.h"), "");
    EXPECT_NE(objection("engine/life/a.h", "engine/match/b.h"), "");
    EXPECT_EQ(objection("engine/eyes/a.h", "engine/match/b.h"), "");
    EXPECT_NE(objection("compiler/a.h", "patterndb/b.h"), "");
    EXPECT_NE(objection("compiler/a.h", "engine/reading/b.h"), "");
    EXPECT_NE(objection("patterndb/a.h", "joseki/b.h"), "");
    EXPECT_NE(objection("joseki/a.h", "games/b.h"), "");
    EXPECT_NE(objection("tools/authoring/a.h", "tools/answers/b.h"), "");
    EXPECT_NE(objection("tools/authoring/a.h", "nlohmann/json.hpp"), "");
    EXPECT_NE(objection("tools/answers/a.h", "CLI/CLI.hpp"), "");
    EXPECT_NE(objection("tools/katachi/a.cpp", "nlohmann/json.hpp"), "");
    EXPECT_NE(objection("engine/gtp/a.h", "compiler/b.h"), "");
    // ARCHITECTURE.md says this of the one model of patterns.
    for (const char* file : {"base/text/a.h", "engine/match/a.h", "engine/gtp/a.cpp", "grammar/a.cpp"})
        EXPECT_NE(objection(file, "compiler/model/pattern.h"), "") << file;
    EXPECT_NE(objection("engine/gtp/a.h", "antlr4-runtime.h"), "");
    EXPECT_NE(objection("engine/gtp/a.h", "sqlite3.h"), "");
    EXPECT_NE(objection("compiler/a.h", "sqlite3.h"), "");
    EXPECT_NE(objection("tools/a.h", "tests/b.h"), "");
}

}  // namespace

}  // namespace katachi::test
