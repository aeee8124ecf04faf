#include "compiler/constraint/nearest_helper.h"
#include "engine/match/constraint/autohelpers.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "tests/support/needs.h"
#include "tests/support/shared_data.h"

namespace katachi::compiler {

namespace {

TEST(AutohelperRegistry, HasEachHelperOnce) {
    std::set<std::string_view> names;
    for (const match::Helper& helper : match::helpers()) EXPECT_TRUE(names.insert(helper.name).second) << helper.name;
    // Autohelpers, functions of the engine that constraints call by name, and autohelpers of the manual alone.
    EXPECT_EQ(names.size(), 126U + 3U + 10U);
}

TEST(AutohelperRegistry, FindsByTheWholeName) {
    ASSERT_NE(match::find_helper("lib"), nullptr);
    EXPECT_EQ(match::find_helper("lib")->name, "lib");
    EXPECT_EQ(match::find_helper("li"), nullptr);
    EXPECT_EQ(match::find_helper("oplay_attack_either")->labels, 2);
}

TEST(AutohelperRegistry, KnowsHowManyLabelsAHelperTakes) {
    EXPECT_TRUE(match::find_helper("same_string")->accepts(2));
    EXPECT_FALSE(match::find_helper("same_string")->accepts(3));
    EXPECT_TRUE(match::find_helper("oplay_connect")->accepts(5));
    EXPECT_FALSE(match::find_helper("oplay_connect")->accepts(1));
    EXPECT_TRUE(match::find_helper("total_handicap_stones")->accepts(0));
}

TEST(AutohelperRegistry, SuggestsTheNearestName) {
    EXPECT_EQ(nearest_helper("oplay_atack"), "oplay_attack");
    EXPECT_EQ(nearest_helper("same_sting"), "same_string");
    EXPECT_EQ(nearest_helper("frobnicate"), "");
    EXPECT_EQ(nearest_helper("frobnicat", {{"frobnicate", 1}}), "frobnicate");
}

TEST(AutohelperRegistry, KnowsConstants) {
    EXPECT_NE(match::find_constraint_constant("WIN"), nullptr);
    EXPECT_NE(match::find_constraint_constant("doing_scoring"), nullptr);
    EXPECT_EQ(match::find_constraint_constant("win"), nullptr);
}

TEST(AutohelperRegistry, SaysOfEachHelperWhatItDoes) {
    for (const match::Helper& helper : match::helpers()) {
        EXPECT_TRUE(helper.meaning.ends_with('.')) << helper.name;
        EXPECT_EQ(helper.is_action, helper.result == match::ResultKind::nothing) << helper.name;
        EXPECT_LE(helper.least, helper.most) << helper.name;
        EXPECT_LE(helper.labels, static_cast<int>(helper.points.size())) << helper.name;
        const bool plays =
            helper.name.substr(1).starts_with("play_") || helper.id == match::Autohelper::edge_double_sente;
        EXPECT_EQ(helper.line != match::FirstMove::no_line, plays) << helper.name;
        EXPECT_EQ(helper.line == match::FirstMove::own, plays && !helper.name.starts_with("x")) << helper.name;
    }
}

TEST(AutohelperRegistry, GivesOAndXVariantsTheSameTypes) {
    for (const match::Helper& helper : match::helpers()) {
        if (!helper.name.starts_with("x")) continue;
        const match::Helper* other = match::find_helper("o" + std::string(helper.name.substr(1)));
        ASSERT_NE(other, nullptr) << helper.name;
        EXPECT_EQ(helper.labels, other->labels) << helper.name;
        EXPECT_EQ(helper.result, other->result) << helper.name;
        EXPECT_EQ(helper.needs, other->needs) << helper.name;
        EXPECT_EQ(helper.most, other->most) << helper.name;
    }
}

// Chapter 9.7 of the manual, and whether GNU Go 3.8 has them.
TEST(AutohelperRegistry, HasWhatTheManualAloneHas) {
    const std::map<std::string_view, int> of_the_manual{
        {"same_worm", 2},      {"area_stone", 1},      {"area_space", 1},      {"amalgamate_most_valuable", 3},
        {"remove_attack", 1},  {"not_lunch", 2},       {"make_proper_eye", 1}, {"add_attack_either_move", 2},
        {"remove_halfeye", 1}, {"remove_eyepoint", 1},
    };
    for (const auto& [name, labels] : of_the_manual) {
        ASSERT_NE(match::find_helper(name), nullptr) << name;
        EXPECT_EQ(match::find_helper(name)->labels, labels) << name;
    }
    for (const match::Helper& helper : match::helpers())
        EXPECT_EQ(helper.is_former, of_the_manual.contains(helper.name)) << helper.name;
}

// Names, numbers of labels, whether more are taken, and costs, as they were gathered for the project.
TEST(AutohelperRegistry, HasTheSignaturesOnRecord) {
    constexpr const char* file = "../design/autohelpers.tsv";
    KATACHI_NEEDS(file);
    std::ifstream lines(test::shared_data() / file);
    int compared = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        std::istringstream fields(line);
        std::string name, variadic;
        int labels = 0;
        double cost = 0;
        fields >> name >> labels >> variadic >> cost;
        const match::Helper* helper = match::find_helper(name);
        ASSERT_NE(helper, nullptr) << name;
        EXPECT_EQ(helper->labels, labels) << name;
        EXPECT_EQ(helper->variadic, variadic == "yes") << name;
        // Without a cost there, it is ours to say.
        if (cost > 0) {
            EXPECT_DOUBLE_EQ(helper->cost, cost) << name;
        }
        ++compared;
    }
    EXPECT_EQ(compared, 126);
}

}  // namespace

}  // namespace katachi::compiler
