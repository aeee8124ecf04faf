// Findings counted by rule and by severity, entries by kind.
#include "compiler/check/check_statistics.h"

#include <gtest/gtest.h>

namespace katachi::compiler {

namespace {

PatternDatabase database(DatabaseKind kind, std::size_t entries) {
    PatternDatabase made;
    made.spec.kind = kind;
    made.patterns.resize(entries);
    return made;
}

base::Diagnostic finding(const std::string& rule, base::Severity severity) {
    return {.rule = rule, .severity = severity, .message = "", .source = nullptr, .span = {}, .pattern = ""};
}

TEST(CheckStatistics, CountFindingsAndEntries) {
    using enum base::Severity;
    const std::vector<PatternDatabase> databases{database(DatabaseKind::move, 2), database(DatabaseKind::attack, 3),
                                                 database(DatabaseKind::move, 0)};
    const CheckStatistics found =
        check_statistics(databases, {finding("unknown-class", error), finding("label-case", warning),
                                     finding("label-case", warning), finding("missing-move", error)});
    ASSERT_EQ(found.rules.size(), 3U);
    EXPECT_EQ(found.rules[0].rule, "label-case");
    EXPECT_EQ(found.rules[0].code, "KA304");
    EXPECT_EQ(found.rules[0].severity, warning);
    EXPECT_EQ(found.rules[0].findings, 2U);
    EXPECT_EQ(found.rules[1].rule, "missing-move") << "equal numbers by code";
    EXPECT_EQ(found.rules[2].rule, "unknown-class");
    EXPECT_EQ(found.severities.errors, 2);
    EXPECT_EQ(found.severities.warnings, 2);
    ASSERT_EQ(found.kinds.size(), 2U);
    EXPECT_EQ(found.kinds[0].kind, DatabaseKind::move);
    EXPECT_EQ(found.kinds[0].databases, 2U);
    EXPECT_EQ(found.kinds[0].entries, 2U);
    EXPECT_EQ(found.kinds[1].entries, 3U);
}

TEST(CheckStatistics, TellErrorsAndWarningsOfOneRuleApart) {
    using enum base::Severity;
    const CheckStatistics found =
        check_statistics({}, {finding("syntax", error), finding("syntax", warning), finding("syntax", error)});
    ASSERT_EQ(found.rules.size(), 2U);
    EXPECT_EQ(found.rules[0].severity, error);
    EXPECT_EQ(found.rules[0].findings, 2U);
    EXPECT_EQ(found.rules[1].findings, 1U);
}

TEST(CheckStatistics, AreEmptyOfNothing) {
    const CheckStatistics found = check_statistics({}, {});
    EXPECT_TRUE(found.rules.empty());
    EXPECT_TRUE(found.kinds.empty());
}

}  // namespace

}  // namespace katachi::compiler
