// No include goes up a floor: a room includes itself and rooms of lower floors. CONTRIBUTING.md has the table
// with the reasons.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct Room {
    std::string_view folder;
    int floor;
};

// The first one that a path begins with is its room.
constexpr std::array rooms{
    Room{"base/", 0},     Room{"engine/board/", 1}, Room{"engine/match/", 2}, Room{"grammar/", 3},
    Room{"compiler/", 4}, Room{"patterndb/", 5},    Room{"engine/", 5},       Room{"controller/", 5},
    Room{"joseki/", 6},   Room{"regression/", 6},   Room{"arena/", 6},        Room{"harvest/", 6},
    Room{"training/", 6}, Room{"tools/", 7},        Room{"tests/", 8},
};

const Room* room_of(std::string_view path) {
    const auto found =
        std::find_if(rooms.begin(), rooms.end(), [&](const Room& room) { return path.starts_with(room.folder); });
    return found == rooms.end() ? nullptr : &*found;
}

// Packages that a folder must do without.
struct Ban {
    std::string_view folder;
    std::string_view header;
};
constexpr std::array bans{
    Ban{"base/", "antlr4-"},  Ban{"base/", "sqlite"},      Ban{"base/", "SQLiteCpp"},  Ban{"engine/", "antlr4-"},
    Ban{"engine/", "sqlite"}, Ban{"engine/", "SQLiteCpp"}, Ban{"compiler/", "sqlite"}, Ban{"compiler/", "SQLiteCpp"},
};

// Why `file` may not include `header`; empty if it may.
std::string objection(std::string_view file, std::string_view header) {
    for (const Ban& ban : bans)
        if (file.starts_with(ban.folder) && header.starts_with(ban.header))
            return std::string(ban.folder) + " does without " + std::string(header);
    const Room* from = room_of(file);
    const Room* to = room_of(header);
    if (to == nullptr || from == to) return "";
    if (file.starts_with("engine/") && !header.starts_with("engine/") && to->floor > 0)
        return "the engine includes nothing from " + std::string(to->folder);
    if (from->floor <= to->floor)
        return std::string(from->folder) + " is on floor " + std::to_string(from->floor) + ", " +
               std::string(to->folder) + " on floor " + std::to_string(to->floor);
    return "";
}

// What stands between quotes or angle brackets on an #include line; empty on others.
std::string_view included(std::string_view line) {
    if (!line.starts_with("#include ")) return "";
    const auto begin = line.find_first_of("\"<");
    const auto end = line.find_last_of("\">");
    return begin == std::string_view::npos || end <= begin ? "" : line.substr(begin + 1, end - begin - 1);
}

std::vector<fs::path> source_files() {
    std::vector<fs::path> files;
    for (const char* top : {"base", "engine", "grammar", "compiler", "patterndb", "joseki", "controller", "regression",
                            "arena", "harvest", "training", "tools", "tests"}) {
        if (!fs::exists(fs::path(KATACHI_SOURCE_DIR) / top)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(KATACHI_SOURCE_DIR) / top))
            if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp") files.push_back(entry.path());
    }
    return files;
}

TEST(IncludeFloors, NoIncludeGoesUp) {
    std::size_t includes = 0;
    for (const fs::path& path : source_files()) {
        const std::string file = path.lexically_relative(KATACHI_SOURCE_DIR).string();
        std::ifstream text(path);
        int number = 0;
        for (std::string line; std::getline(text, line);) {
            ++number;
            const auto header = included(line);
            if (header.empty()) continue;
            ++includes;
            EXPECT_EQ(objection(file, header), "") << file << ":" << number << ": " << line;
        }
    }
    EXPECT_GT(includes, 5000U);
}

TEST(IncludeFloors, TheTableObjectsToWhatItShould) {
    EXPECT_EQ(included("#include \"engine/board/board.h\""), "engine/board/board.h");
    EXPECT_EQ(included("#include <vector>"), "vector");
    EXPECT_EQ(included("int include;"), "");

    EXPECT_EQ(objection("engine/board/a.h", "base/text/b.h"), "");
    EXPECT_EQ(objection("tools/a.cpp", "base/text/b.h"), "");
    EXPECT_EQ(objection("compiler/a.cpp", "engine/match/b.h"), "");
    EXPECT_EQ(objection("engine/gtp/a.cpp", "engine/reading/b.h"), "");
    EXPECT_EQ(objection("tests/a.cpp", "tools/katachi/b.h"), "");
    EXPECT_EQ(objection("patterndb/a.cpp", "SQLiteCpp/SQLiteCpp.h"), "");

    EXPECT_NE(objection("base/text/a.h", "engine/board/b.h"), "");
    EXPECT_NE(objection("base/text/a.h", "sqlite3.h"), "");
    EXPECT_NE(objection("engine/board/a.h", "engine/match/b.h"), "");
    EXPECT_NE(objection("engine/match/a.h", "engine/gtp/b.h"), "");
    EXPECT_NE(objection("compiler/a.h", "patterndb/b.h"), "");
    EXPECT_NE(objection("patterndb/a.h", "joseki/b.h"), "");
    EXPECT_NE(objection("controller/a.h", "arena/b.h"), "");
    EXPECT_NE(objection("arena/a.h", "regression/b.h"), "");
    EXPECT_NE(objection("engine/gtp/a.h", "compiler/b.h"), "");
    EXPECT_NE(objection("engine/gtp/a.h", "antlr4-runtime.h"), "");
    EXPECT_NE(objection("engine/gtp/a.h", "sqlite3.h"), "");
    EXPECT_NE(objection("compiler/a.h", "sqlite3.h"), "");
    EXPECT_NE(objection("tools/a.h", "tests/b.h"), "");
}

}  // namespace
