#include "base/text/nearest.h"

#include <gtest/gtest.h>

#include <array>

namespace katachi::base {

namespace {

TEST(EditDistance, CountsEachSlipOnce) {
    EXPECT_EQ(edit_distance("", ""), 0U);
    EXPECT_EQ(edit_distance("lib", "lib"), 0U);
    EXPECT_EQ(edit_distance("lib", "lb"), 1U);
    EXPECT_EQ(edit_distance("lib", "libs"), 1U);
    EXPECT_EQ(edit_distance("lib", "lab"), 1U);
    EXPECT_EQ(edit_distance("value", "vaule"), 1U);
    EXPECT_EQ(edit_distance("", "four"), 4U);
    EXPECT_EQ(edit_distance("attack", "defend"), 6U);
}

TEST(Nearest, TakesTheFirstOfTheNearest) {
    constexpr std::array<std::string_view, 4> names{"attack", "attach", "defend", "lib"};
    EXPECT_EQ(nearest("atack", names), "attack");
    EXPECT_EQ(nearest("attacx", names), "attack");
    EXPECT_EQ(nearest("lob", names), "lib");
}

TEST(Nearest, PrefersWhatTheWordBeginsWith) {
    constexpr std::array<std::string_view, 3> names{"lib2", "lib", "libx"};
    EXPECT_EQ(nearest("libs", names), "lib");
    EXPECT_EQ(nearest("lib2", names), "lib2");
}

TEST(Nearest, KeepsSilentWhereNothingIsNear) {
    constexpr std::array<std::string_view, 2> names{"attack", "lib"};
    EXPECT_EQ(nearest("connect", names), "");
    EXPECT_EQ(nearest("xyz", names), "");
    EXPECT_EQ(nearest("attack", {}), "");
}

}  // namespace

}  // namespace katachi::base
