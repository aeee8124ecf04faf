// A joined build compiles the sources of a folder as one unit (`make run`, `make install`, `make package`), and every
// build does so with small sources of tests, a few at a time: there a name that one source keeps to itself is seen by
// the others, and may not mean another thing.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/structure/declarations.h"
#include "tests/structure/source_tree.h"

namespace katachi::test {

namespace {

struct Read {
    const Source* source;
    std::vector<Declaration> declarations;
};
using Sources = std::map<std::string, Read>;  // by their paths

Sources read(const std::vector<Source>& tree) {
    Sources sources;
    for (const Source& source : tree) sources.emplace(source.path, Read{&source, declarations(source)});
    return sources;
}

// Sources that are compiled as one, by the unit's name.
std::map<std::string, std::vector<std::string>> joined_units() {
    std::map<std::string, std::vector<std::string>> units;
    std::ifstream list(KATACHI_JOINED_UNITS);
    for (std::string unit, path; std::getline(list, unit, '\t') && std::getline(list, path);)
        units[unit].push_back(path);
    return units;
}

// The sources, with all headers of the project that they include.
std::set<std::string> with_headers(std::vector<std::string> open, const Sources& sources) {
    std::set<std::string> found;
    while (!open.empty()) {
        const std::string path = open.back();
        open.pop_back();
        const auto source = sources.find(path);
        if (source == sources.end() || !found.insert(path).second) continue;
        for (const Include& include : source->second.source->includes) open.push_back(include.header);
    }
    return found;
}

bool is_function(const Declaration& declaration) { return declaration.signature.starts_with("("); }
bool is_alias(const Declaration& declaration) { return !declaration.signature.empty() && !is_function(declaration); }

// Whether one call fits both functions.
bool share_a_call(const Declaration& a, const Declaration& b) {
    return std::find_first_of(a.calls.begin(), a.calls.end(), b.calls.begin(), b.calls.end()) != a.calls.end();
}

// Whether two declarations of one name cannot stand in one unit. Functions with other parameters can, and names of the
// same thing.
bool hinder(const Declaration& a, const Declaration& b) {
    if (a.scope != b.scope || (!a.is_hidden && !b.is_hidden)) return false;
    if (is_function(a) && is_function(b)) return share_a_call(a, b);
    if (is_alias(a) && is_alias(b)) return a.signature != b.signature;
    return true;
}

// Pairs of places of a unit that declare two things of one name, a line each.
std::vector<std::string> names_twice(const std::vector<std::string>& unit, const Sources& sources) {
    std::map<std::string, std::vector<std::pair<std::string, const Declaration*>>> places;
    std::vector<std::string> twice;
    for (const std::string& path : with_headers(unit, sources))
        for (const Declaration& declaration : sources.at(path).declarations) {
            auto& others = places[declaration.name];
            const auto other = std::find_if(others.begin(), others.end(), [&](const auto& each) {
                return each.first != path && hinder(declaration, *each.second);
            });
            if (other != others.end())
                twice.push_back(declaration.name + declaration.signature + " of " + other->first + " and of " + path);
            others.emplace_back(path, &declaration);
        }
    return twice;
}

TEST(JoinedUnits, HaveNoNameThatMeansTwoThings) {
    const auto units = joined_units();
    EXPECT_GT(units.size(), 50U) << KATACHI_JOINED_UNITS;
    const Sources sources = read(source_tree());
    for (const auto& [unit, paths] : units)
        for (const std::string& twice : names_twice(paths, sources)) ADD_FAILURE() << unit << ": " << twice;
}

Source written(const std::string& path, const std::vector<std::string>& lines, const std::string& header = "") {
    Source source{.path = path, .lines = {"namespace katachi::board {", "namespace {"}, .includes = {}};
    if (!header.empty()) source.includes.push_back({.line = 1, .header = header});
    source.lines.insert(source.lines.end(), lines.begin(), lines.end());
    source.lines.insert(source.lines.end(), {"}  // namespace", "}  // namespace katachi::board"});
    return source;
}

// Whether these lines of unnamed namespaces can stand in one unit.
bool go_together(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    const std::vector<Source> tree{written("a.cpp", a), written("b.cpp", b)};
    return names_twice({"a.cpp", "b.cpp"}, read(tree)).empty();
}

TEST(JoinedUnits, ANameThatMeansTwoThingsIsSeen) {
    EXPECT_FALSE(go_together({"constexpr int most = 1;"}, {"constexpr std::size_t most = 2;"}));
    EXPECT_FALSE(go_together({"const std::regex row(R\"(a)\");"}, {"constexpr std::array<int, 2> row{1, 2};"}));
    EXPECT_FALSE(go_together({"struct Point {", "    int x;", "};"}, {"enum class Point : std::uint8_t { a, b };"}));
    EXPECT_FALSE(go_together({"using Points = std::set<int>;"}, {"using Points = std::vector<int>;"}));
    EXPECT_FALSE(go_together({"struct Points {"}, {"bool Points(int count) { return count > 0; }"}));
    EXPECT_FALSE(go_together({"bool is_digit(char c) { return c > '0'; }"}, {"bool is_digit(char sign);"}));
    EXPECT_FALSE(go_together({"std::map<int, int> all(const Board& board, int at = 0) {"},
                             {"std::vector<int> all(const Board& other,", "                     int) {"}));
    EXPECT_FALSE(go_together({"int read(const std::string& text) {"},
                             {"int read(const std::string& text, const std::string& name = \"a\") {"}));
    EXPECT_FALSE(go_together({"template <typename T>", "T first(const std::vector<T>& all) {"},
                             {"template <typename T>", "auto first(const std::vector<T>& list) {"}));
}

TEST(JoinedUnits, WhatGoesTogetherIsLeftAlone) {
    EXPECT_TRUE(go_together({"constexpr int most = 1;"}, {"constexpr int least = 1;"}));
    EXPECT_TRUE(go_together({"using Points = std::set<int>;"}, {"using Points = std::set<int>;"}));
    EXPECT_TRUE(go_together({"namespace fs = std::filesystem;"}, {"namespace fs = std::filesystem;"}));
    EXPECT_TRUE(go_together({"bool is_digit(char c) { return c > '0'; }"}, {"bool is_digit(int c) { return c > 0; }"}));
    EXPECT_TRUE(go_together({"int read(int from) {"}, {"int read(int from, int to, bool is_open = false) {"}));
    EXPECT_TRUE(go_together({"Game::Game(int size) : size_(size) {", "    int most = 1;", "}"},
                            {"Game::Game(int size) {", "    int most = 2;", "}"}));
    EXPECT_TRUE(go_together({"void show(", "    int most) {"}, {"constexpr int most = 2;"}));
}

TEST(JoinedUnits, ANameOfAHeaderIsSeenByTheSourcesBesideItsOwn) {
    const Source header{
        .path = "most.h",
        .lines = {"namespace katachi::board {", "int most(int size);", "}  // namespace katachi::board"},
        .includes = {}};
    const Source over = {.path = "over.h", .lines = {}, .includes = {{.line = 1, .header = "most.h"}}};
    const auto found = [&](const std::string& included) {
        const std::vector<Source> tree{header, over, written("a.cpp", {"int most(int count) { return count; }"}),
                                       written("b.cpp", {}, included)};
        return names_twice({"a.cpp", "b.cpp"}, read(tree)).size();
    };
    EXPECT_EQ(found("over.h"), 1U);
    EXPECT_EQ(found("other.h"), 0U);
}

}  // namespace

}  // namespace katachi::test
