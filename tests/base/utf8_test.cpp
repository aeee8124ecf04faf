#include "base/text/utf8.h"

#include <gtest/gtest.h>

namespace katachi::base {
namespace {

TEST(Utf8, FindsTheWholeCharacter) {
    const std::string text = "X\u00E9\uFF2F\U0001F600.";
    EXPECT_EQ(character_at(text, 0), "X");
    EXPECT_EQ(character_at(text, 1), "\u00E9");
    EXPECT_EQ(character_at(text, 3), "\uFF2F");
    EXPECT_EQ(character_at(text, 6), "\U0001F600");
    EXPECT_EQ(character_at(text, 10), ".");
}

TEST(Utf8, TakesAByteThatBeginsNoCharacterAlone) {
    EXPECT_EQ(character_at("\xE9t\xE9", 0), "\xE9");
    EXPECT_EQ(character_at("\xA9", 0), "\xA9");
    EXPECT_EQ(character_at("\xEF\xBC", 0), "\xEF");
}

TEST(Utf8, HasNoSurrogatesNoLongFormsAndNothingBeyondItsRange) {
    for (const char* text : {"\u07FF", "\u0800", "\uD7FF", "\uE000", "\uFFFF", "\U00010000", "\U0010FFFF"})
        EXPECT_TRUE(is_utf8(text)) << text;
    for (const char* text : {"\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x8F\xBF\xBF",
                             "\xF4\x90\x80\x80", "\xF5\x80\x80\x80"})
        EXPECT_FALSE(is_utf8(text)) << text;
}

TEST(Utf8, CutsNoCharacter) {
    EXPECT_EQ(beginning_of("a形b", 9), "a形b");
    EXPECT_EQ(beginning_of("a形b", 4), "a形");
    EXPECT_EQ(beginning_of("a形b", 3), "a");
    EXPECT_EQ(beginning_of("形", 2), "");
}

TEST(Utf8, QuotesCharactersWithTheirNumber) {
    EXPECT_EQ(quoted_character_at("ax", 1), "`x`");
    EXPECT_EQ(quoted_character_at("a\tx", 1), "a tab");
    EXPECT_EQ(quoted_character_at("\u00E9", 0), "`\u00E9` (U+00E9)");
    EXPECT_EQ(quoted_character_at("\uFF2F", 0), "`\uFF2F` (U+FF2F)");
    EXPECT_EQ(quoted_character_at("\U0001F600", 0), "`\U0001F600` (U+1F600)");
    EXPECT_EQ(quoted_character_at("\xE9", 0), "byte 0xE9");
}

}  // namespace
}  // namespace katachi::base
