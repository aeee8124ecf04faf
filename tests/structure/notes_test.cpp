// Files and folders that notes (*.md) name from the root of the project are there.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

namespace katachi::test {

namespace {

namespace fs = std::filesystem;

const fs::path root = KATACHI_SOURCE_DIR;

constexpr std::array tops{"base",       "engine", "grammar", "compiler", "patterndb", "joseki", "games",
                          "regression", "tools",  "tests",   "docs",     "examples",  "cmake"};

// They stand for a name that the reader gives.
constexpr std::array placeholders{"FOLDER", "ID", "NAME", "NNNN", "ROOM"};

// Scripts of GNU Go's, which docs/reference.md sets beside ours.
constexpr std::array of_others{"regression/regress.pl"};

std::vector<fs::path> notes() {
    std::vector<fs::path> found{root / "README.md", root / "ARCHITECTURE.md", root / "CONTRIBUTING.md"};
    for (const char* top : tops)
        for (const auto& entry : fs::recursive_directory_iterator(root / top))
            if (entry.path().extension() == ".md") found.push_back(entry.path());
    return found;
}

bool is_left_to_the_reader(const std::string& path) {
    return std::ranges::any_of(placeholders,
                               [&](const char* word) { return path.find("/" + std::string(word)) != path.npos; }) ||
           std::ranges::find(of_others, path) != of_others.end();
}

// Whether a file or folder is there by its whole path, by one without its ending (a source with its header), or by one
// whose last part has `*` for any characters.
bool is_there(const std::string& path) {
    if (fs::exists(root / path) || fs::exists(root / (path + ".h")) || fs::exists(root / (path + ".cpp"))) return true;
    const fs::path folder = (root / path).parent_path();
    if (path.find('*') == std::string::npos || !fs::is_directory(folder)) return false;
    std::string pattern = std::regex_replace(fs::path(path).filename().string(), std::regex(R"(\.)"), R"(\.)");
    pattern = std::regex_replace(pattern, std::regex(R"(\*)"), ".*");
    return std::any_of(fs::directory_iterator(folder), fs::directory_iterator(), [&](const fs::directory_entry& entry) {
        return std::regex_match(entry.path().filename().string(), std::regex(pattern));
    });
}

TEST(Notes, NameFilesAndFoldersThatAreThere) {
    std::string any_top;
    for (const char* top : tops) any_top += (any_top.empty() ? "" : "|") + std::string(top);
    const std::regex named("`((?:" + any_top + ")/[A-Za-z0-9_./*-]+)`");
    std::size_t count = 0;
    for (const fs::path& note : notes()) {
        std::ifstream file(note);
        const std::string text{std::istreambuf_iterator(file), {}};
        for (std::sregex_iterator name(text.begin(), text.end(), named), end; name != end; ++name) {
            const std::string path = (*name)[1];
            if (is_left_to_the_reader(path)) continue;
            ++count;
            EXPECT_TRUE(is_there(path)) << note.lexically_relative(root) << " names " << path;
        }
    }
    EXPECT_GT(count, 200U);
}

}  // namespace

}  // namespace katachi::test
