#include "engine/board/rules.h"

#include <gtest/gtest.h>

namespace katachi::board {
namespace {

TEST(Rules, AreFoundByTheirNames) {
    for (const Rules& rules : rule_sets()) EXPECT_EQ(find_rules(rules.name), &rules);
}

TEST(Rules, AreFoundAsGameRecordsNameThem) {
    EXPECT_EQ(find_rules("Chinese")->name, "chinese");
    EXPECT_EQ(find_rules("New Zealand")->name, "new-zealand");
    EXPECT_EQ(find_rules("NZ")->name, "new-zealand");
    EXPECT_EQ(find_rules("GOE")->name, "ing");
    EXPECT_EQ(find_rules("JP")->name, "japanese");
    EXPECT_EQ(find_rules("Tromp-Taylor")->name, "tromp-taylor");
}

TEST(Rules, UnknownOnesAreNone) {
    EXPECT_EQ(find_rules(""), nullptr);
    EXPECT_EQ(find_rules("chess"), nullptr);
}

}  // namespace
}  // namespace katachi::board
