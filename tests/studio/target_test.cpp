// Targets of requests: what they say, and what is refused of them.
#include "tools/studio/request/target.h"

#include <gtest/gtest.h>

namespace katachi::studio {

namespace {

TEST(Target, IsAPathWithParameters) {
    const auto target = read_target("/api/match?game=games%2Fa%20b%2Bc.sgf%233&move=37&side=both");
    ASSERT_TRUE(target);
    EXPECT_EQ(target->path, "/api/match");
    EXPECT_EQ(target->parameters.at("game"), "games/a b+c.sgf#3");
    EXPECT_EQ(target->parameters.at("move"), "37");
    EXPECT_EQ(target->parameters.size(), 3U);
}

TEST(Target, TakesAPlusOfAQueryAsABlank) {
    EXPECT_EQ(read_target("/api/entries?text=net+ladder")->parameters.at("text"), "net ladder");
    EXPECT_EQ(read_target("/a+b")->path, "/a+b");
    EXPECT_EQ(read_target("/?a=%2b%2B")->parameters.at("a"), "++");
}

TEST(Target, MayHaveEmptyValues) {
    EXPECT_EQ(read_target("/?a=&b")->parameters.size(), 2U);
    EXPECT_EQ(read_target("/?")->path, "/");
}

TEST(Target, IsRefusedWhereItLeadsAstray) {
    for (const char* text : {"/..", "/../etc/passwd", "/a/../b", "/a/%2e%2e/b", "/%2E%2E%2Fetc", "/./a", "//a", "/a//b",
                             "/a\\..\\b", "/%5c", "", "a", "*", "http://localhost/", "?a=b"})
        EXPECT_FALSE(read_target(text)) << text;
}

TEST(Target, IsRefusedWhereItCannotBeRead) {
    for (const char* text : {"/%", "/%4", "/%zz", "/a%00b", "/a\nb", "/a\x7f", "/%7f", "/?a=%0d%0aX: y", "/%ff",
                             "/?a=%c3", "/?=b", "/?&a=b", "/?a=1&a=2", "/?a=1&%61=2"})
        EXPECT_FALSE(read_target(text)) << text;
    EXPECT_FALSE(read_target("/" + std::string(8192, 'a')));
    EXPECT_TRUE(read_target("/" + std::string(8191, 'a')));
}

TEST(Target, TakesBackWhatWasWritten) {
    const std::string value = "a b/c#3 & \xE5\xBD\xA2?=%.sgf";
    EXPECT_EQ(read_target("/x?game=" + in_target(value)).value().parameters.at("game"), value);
    EXPECT_EQ(in_target("a-b_c.d~9"), "a-b_c.d~9");
}

}  // namespace

}  // namespace katachi::studio
