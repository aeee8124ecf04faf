// Each file is in the namespace of its room, and no namespace has two types of one name.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <string>
#include <string_view>

#include "tests/structure/rooms.h"
#include "tests/structure/source_tree.h"

namespace katachi::test {

namespace {

// "board" of "namespace katachi::board {"; nothing on other lines.
std::string opened_namespace(const std::string& line) {
    constexpr std::string_view begin = "namespace katachi::";
    if (!line.starts_with(begin) || !line.ends_with(" {")) return "";
    return line.substr(begin.size(), line.size() - begin.size() - 2);
}

bool is_forward_declaration(const std::string& line) {
    static const std::regex declaration(R"((class|struct|enum|enum class) \w+( : [\w:]+)?;.*)");
    return line.empty() || std::regex_match(line, declaration);
}

// Why a file's namespaces are not those that it should have; empty if they are. Beside the file's own namespace there
// may be others that hold forward declarations alone.
std::string objection(const Source& source, std::string_view own) {
    std::string open;
    for (const std::string& line : source.lines) {
        if (line == "namespace katachi {") return "is in katachi, not in katachi::" + std::string(own);
        if (const std::string opened = opened_namespace(line); !opened.empty()) {
            open = opened;
        } else if (line.starts_with("}  // namespace katachi")) {
            open.clear();
        } else if (!open.empty() && open != own && !is_forward_declaration(line)) {
            return "defines in katachi::" + open + ", not in katachi::" + std::string(own) + ": " + line;
        }
    }
    return "";
}

// The type that a line at the edge of the page begins to define; nothing on other lines.
std::string defined_type(const std::string& line) {
    static const std::regex definition(
        R"((class|struct|enum|enum class) (?:alignas\([^)]*\) )?(\w+)(?: final)?(?: :[^:].*)? \{.*)");
    std::smatch found;
    return std::regex_match(line, found, definition) ? found[2].str() : "";
}

TEST(Namespaces, AreThoseOfTheFolders) {
    for (const Source& source : source_tree())
        EXPECT_EQ(objection(source, namespace_of(source.path)), "") << source.path;
}

TEST(Namespaces, HoldNoTypeTwice) {
    std::map<std::string, std::string> places;
    for (const Source& source : source_tree()) {
        std::string open;
        bool is_hidden = false;  // in a namespace without a name
        for (const std::string& line : source.lines) {
            if (const std::string opened = opened_namespace(line); !opened.empty()) open = opened;
            if (line == "namespace {") is_hidden = true;
            if (line == "}  // namespace") is_hidden = false;
            const std::string type = defined_type(line);
            if (type.empty() || open.empty() || is_hidden) continue;
            const auto [place, is_new] = places.emplace(open + "::" + type, source.path);
            EXPECT_TRUE(is_new || place->second == source.path)
                << open << "::" << type << " is defined in " << place->second << " and in " << source.path;
        }
    }
    EXPECT_GT(places.size(), 500U);
}

TEST(Namespaces, AFileInAnotherRoomIsSeen) {
    const auto with = [](const std::vector<std::string>& lines) {
        return Source{.path = "base/text/a.h", .lines = lines, .includes = {}};
    };
    EXPECT_EQ(objection(with({"namespace katachi::base {", "int a;", "}  // namespace katachi::base"}), "base"), "");
    EXPECT_EQ(objection(with({"namespace katachi::board {", "class Board;", "}  // namespace katachi::board"}), "base"),
              "");
    EXPECT_NE(objection(with({"namespace katachi::board {", "int a;", "}  // namespace katachi::board"}), "base"), "");
    EXPECT_NE(objection(with({"namespace katachi {", "int a;", "}  // namespace katachi"}), "base"), "");
    EXPECT_EQ(defined_type("struct Found : Base {"), "Found");
    EXPECT_EQ(defined_type("enum class Kind : std::uint8_t {"), "Kind");
    EXPECT_EQ(defined_type("struct Found;"), "");
}

}  // namespace

}  // namespace katachi::test
