#include "base/text/trim.h"

#include <gtest/gtest.h>

namespace katachi::base {
namespace {

TEST(Trim, TakesBlanksOffTheEnds) {
    EXPECT_EQ(trimmed("  a b  "), "a b");
    EXPECT_EQ(trimmed_front("  a b  "), "a b  ");
    EXPECT_EQ(trimmed_back("  a b  "), "  a b");
    EXPECT_EQ(trimmed("a"), "a");
    EXPECT_EQ(trimmed("\ta\t"), "\ta\t");
    EXPECT_EQ(trimmed(" \ta\r\n", " \t\r\n"), "a");
}

TEST(Trim, LeavesNothingOfBlanksAlone) {
    for (const char* text : {"", " ", "    "}) {
        EXPECT_EQ(trimmed(text), "");
        EXPECT_EQ(trimmed_front(text), "");
        EXPECT_EQ(trimmed_back(text), "");
    }
}

}  // namespace
}  // namespace katachi::base
