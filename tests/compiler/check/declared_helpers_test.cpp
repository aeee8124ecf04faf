// Functions that a katachi.toml declares are known to the rules about calls.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "compiler/check/check.h"
#include "compiler/reader/reader.h"

namespace katachi::compiler {

namespace {

std::vector<std::string> rules_broken_by(const std::string& constraint) {
    PatternDatabase database;
    database.spec.helpers = {{"my_shape_check", 2}};
    base::Diagnostics findings;
    const std::string text = "Pattern A\n\n?XO\n.*.\n\n:8,s\n\n?BO\na*.\n\n;" + constraint + "\n";
    read_source(std::make_shared<base::SourceFile>("a.db", text), database, findings);
    check(database, findings);
    std::vector<std::string> rules;
    for (const base::Diagnostic& finding : findings) rules.push_back(finding.rule);
    return rules;
}

TEST(DeclaredHelpers, AreKnownByNameAndNumberOfLabels) {
    EXPECT_THAT(rules_broken_by("my_shape_check(a,B)"), testing::IsEmpty());
    EXPECT_THAT(rules_broken_by("my_shape_check(a,B) > 7 || my_shape_check(*,B)"), testing::IsEmpty());
    EXPECT_THAT(rules_broken_by("my_shape_check(a) || lib(B) > 7"), testing::ElementsAre("argument-count"));
    EXPECT_THAT(rules_broken_by("my_shape_check(a,2) || lib(B) > 7"), testing::ElementsAre("argument-not-a-point"));
    EXPECT_THAT(rules_broken_by("my_shape_chek(a,B)"), testing::ElementsAre("unknown-autohelper"));
}

}  // namespace

}  // namespace katachi::compiler
