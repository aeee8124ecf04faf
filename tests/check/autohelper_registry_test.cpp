#include "compiler/constraint/nearest_helper.h"
#include "engine/match/constraint/autohelpers.h"

#include <gtest/gtest.h>

#include <set>

namespace katachi {

namespace {

TEST(AutohelperRegistry, HasEachHelperOnce) {
    std::set<std::string_view> names;
    for (const Helper& helper : helpers()) EXPECT_TRUE(names.insert(helper.name).second) << helper.name;
    EXPECT_EQ(names.size(), 126U + 3U);  // autohelpers, and functions of the engine that constraints call by name
}

TEST(AutohelperRegistry, FindsByTheWholeName) {
    ASSERT_NE(find_helper("lib"), nullptr);
    EXPECT_EQ(find_helper("lib")->name, "lib");
    EXPECT_EQ(find_helper("li"), nullptr);
    EXPECT_EQ(find_helper("oplay_attack_either")->labels, 2);
}

TEST(AutohelperRegistry, KnowsHowManyLabelsAHelperTakes) {
    EXPECT_TRUE(find_helper("same_string")->accepts(2));
    EXPECT_FALSE(find_helper("same_string")->accepts(3));
    EXPECT_TRUE(find_helper("oplay_connect")->accepts(5));
    EXPECT_FALSE(find_helper("oplay_connect")->accepts(1));
    EXPECT_TRUE(find_helper("total_handicap_stones")->accepts(0));
}

TEST(AutohelperRegistry, SuggestsTheNearestName) {
    EXPECT_EQ(nearest_helper("oplay_atack"), "oplay_attack");
    EXPECT_EQ(nearest_helper("same_sting"), "same_string");
    EXPECT_EQ(nearest_helper("frobnicate"), "");
}

TEST(AutohelperRegistry, KnowsConstants) {
    EXPECT_NE(find_constraint_constant("WIN"), nullptr);
    EXPECT_NE(find_constraint_constant("doing_scoring"), nullptr);
    EXPECT_EQ(find_constraint_constant("win"), nullptr);
}

}  // namespace

}  // namespace katachi
