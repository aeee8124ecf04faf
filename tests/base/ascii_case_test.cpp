#include "base/text/ascii_case.h"

#include <gtest/gtest.h>

namespace katachi::base {
namespace {

TEST(AsciiCase, ChangesTheLettersOfAsciiAlone) {
    for (int byte = 0; byte < 256; ++byte) {
        const char c = static_cast<char>(byte);
        const bool capital = byte >= 65 && byte <= 90;
        const bool small = byte >= 97 && byte <= 122;
        EXPECT_EQ(is_capital(c), capital) << byte;
        EXPECT_EQ(is_small(c), small) << byte;
        EXPECT_EQ(lower_case(c), capital ? static_cast<char>(byte + 32) : c) << byte;
        EXPECT_EQ(upper_case(c), small ? static_cast<char>(byte - 32) : c) << byte;
        EXPECT_EQ(other_case(c), capital ? lower_case(c) : upper_case(c)) << byte;
    }
}

TEST(AsciiCase, LeavesOtherBytesOfATextAsTheyAre) {
    EXPECT_EQ(lower_case(""), "");
    EXPECT_EQ(lower_case("Game.SGF"), "game.sgf");
    EXPECT_EQ(lower_case("ÄÖ \xC4\xFF[]@`{"), "ÄÖ \xC4\xFF[]@`{");
    EXPECT_EQ(lower_case(std::string_view("A\0B", 3)), std::string_view("a\0b", 3));
}

TEST(AsciiCase, ComparesWithoutCase) {
    EXPECT_TRUE(equal_but_for_case("", ""));
    EXPECT_TRUE(equal_but_for_case("Content-Length", "content-LENGTH"));
    EXPECT_FALSE(equal_but_for_case("resign", "resigns"));
    EXPECT_FALSE(equal_but_for_case("resigns", "resign"));
    EXPECT_FALSE(equal_but_for_case("@", "`"));
    EXPECT_FALSE(equal_but_for_case("Ä", "ä"));
}

}  // namespace
}  // namespace katachi::base
