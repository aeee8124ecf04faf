// Tables of eye shapes against the solver.
#include <gtest/gtest.h>

#include <algorithm>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tests/support/golden.h"
#include "tests/support/needs.h"
#include "tools/authoring/eyes/eye_check.h"
#include "tools/authoring/eyes/eye_text.h"

namespace katachi::authoring {
namespace {

compiler::PatternDatabase table(const std::string& text) {
    compiler::PatternDatabase database;
    database.spec.kind = match::DatabaseKind::eye_shape;
    base::Diagnostics findings;
    compiler::read_source(std::make_shared<base::SourceFile>("eyes.db", text), database, findings);
    EXPECT_TRUE(findings.empty());
    return database;
}

TEST(EyeCheck, ProvesAndRefutes) {
    const auto database = table(
        "Pattern 1\n\n.*.\n\n:1122\n\n\n"
        "Pattern 2\n\n.X.\n\n:1122\n\n\n");
    const EyeCheck check = check_eyes(database, {});
    ASSERT_EQ(check.entries.size(), 2U);
    EXPECT_EQ(check.entries[0].verdict, EyeVerdict::proved);
    ASSERT_EQ(check.entries[1].verdict, EyeVerdict::refuted);
    const EyeRefutation& refutation = check.entries[1].refutations.front();
    EXPECT_EQ(eyes::eye_value_text(refutation.answer.value), "1111");
    EXPECT_EQ(refutation.line.first, eyes::Side::defender);
    EXPECT_TRUE(refutation.line.captured);
    EXPECT_FALSE(refutation.line.extra_eye);
}

TEST(EyeCheck, SaysByWhichOtherRulesAnEntryIsRight) {
    const auto database = table("Pattern 1\n\n|.\n|.*.\n+---\n\n:1122\n\n\n");
    const EyeCheck check = check_eyes(database, {});
    ASSERT_EQ(check.entries[0].verdict, EyeVerdict::refuted);
    int right = 0;
    for (const ValueByOtherRules& other : check.entries[0].refutations.front().other_rules)
        if (eyes::eye_value_text(other.value) == "1122") {
            ++right;
            EXPECT_LT(other.rules.outer_liberties, 2);
        }
    EXPECT_EQ(right, 2) << "bent four in the corner, with no outer liberty or one";
}

TEST(EyeCheck, AsksAnEntryOnlyAboutSpacesThatNoEarlierOneMatches) {
    const auto database = table(
        "Pattern 1\n\nX.X\n\n:2222\n\n\n"
        "Pattern 2\n\nx*x\n\n:1122\n\n\n"
        "Pattern 3\n\nx\n*.\n\n:1122\n\n\n");
    const EyeCheck check = check_eyes(database, {});
    EXPECT_EQ(check.entries[1].verdict, EyeVerdict::proved);
    EXPECT_EQ(check.entries[1].spaces, 2U) << "`...` and `..X`, which is `X..`";
    EXPECT_TRUE(check.entries[2].is_hidden);
    EXPECT_EQ(check.entries[2].verdict, EyeVerdict::proved);
}

TEST(EyeCheck, FindsWrongMarks) {
    const auto database = table(
        "Pattern 1\n\n*..\n\n:1122\n\n\n"
        "Pattern 2\n\n....\n\n:1222\n\n\n");
    const EyeCheck check = check_eyes(database, {});
    EXPECT_EQ(check.entries[0].wrong_marks, match::eye_point(0));
    EXPECT_TRUE(check.entries[1].lacks_attack_mark);
    EXPECT_FALSE(check.entries[1].lacks_defence_mark);
}

TEST(EyeCheck, LeavesUndecidedWhatItCannotSolve) {
    const auto database = table(
        "Pattern 1\n\nXXX\n\n:1111\n\n\n"
        "Pattern 2\n\n .\n.!.\n .\n\n:0022\n\n\n"
        "Pattern 3\n\n......\n\n:2222\n\n\n");
    const EyeCheck check = check_eyes(database, {.rules = {}, .most_positions = 3});
    ASSERT_EQ(check.entries.size(), 3U);
    for (const EyeEntryCheck& entry : check.entries) {
        EXPECT_EQ(entry.verdict, EyeVerdict::undecided) << entry.entry->name;
        EXPECT_NE(entry.why_undecided, "");
    }
}

// GNU Go's table, as the corpus has it; what is refuted, and by which rules it would be right, stands beside the test.
TEST(EyeCheck, DecidesTheCorpus) {
    KATACHI_NEEDS("gnugo/patterns/eyes.db");
    const auto specs = compiler::discover_databases(test::shared_data() / "gnugo/patterns/eyes.db");
    ASSERT_EQ(specs.size(), 1U);
    base::Diagnostics findings;
    const auto database = compiler::read_database(specs[0], findings);
    const EyeCheck check = check_eyes(database, {});
    ASSERT_EQ(check.entries.size(), 1816U);
    std::string refuted;
    for (const EyeEntryCheck& entry : check.entries) {
        EXPECT_NE(entry.verdict, EyeVerdict::undecided) << entry.entry->name << ": " << entry.why_undecided;
        if (entry.verdict != EyeVerdict::refuted) continue;
        const EyeRefutation& refutation = entry.refutations.front();
        refuted += entry.entry->name + " " + entry.entry->eye_value + ", not " +
                   eyes::eye_value_text(refutation.answer.value) + "; right with:";
        for (const ValueByOtherRules& other : refutation.other_rules)
            if (eyes::eye_value_text(other.value) == entry.entry->eye_value)
                refuted += " " + difference_text(other.rules, check.options.rules) + ",";
        refuted += "\n";
    }
    EXPECT_EQ(refuted, test::golden(KATACHI_EYES_GOLDEN "/refuted_in_the_corpus.txt", refuted));
}

}  // namespace
}  // namespace katachi::authoring
