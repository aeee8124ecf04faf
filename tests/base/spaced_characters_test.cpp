// Characters that stand apart.
#include "base/text/spaced_characters.h"

#include <gtest/gtest.h>

namespace katachi::base {
namespace {

TEST(SpacedCharacters, AreGivenTogether) {
    EXPECT_EQ(spaced_characters(". X  O"), ".XO");
    EXPECT_EQ(spaced_characters(" .\t\r"), ".");
    EXPECT_EQ(spaced_characters(""), "");
}

TEST(SpacedCharacters, AreNoneWhereTwoTouch) {
    EXPECT_EQ(spaced_characters(". XO"), std::nullopt);
    EXPECT_EQ(spaced_characters(".\tX", " "), std::nullopt) << "a tab is no blank there";
}

}  // namespace
}  // namespace katachi::base
