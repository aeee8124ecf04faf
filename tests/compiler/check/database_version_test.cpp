// When a change of a text counts as a fix, and whose entry a place is.
#include "compiler/check/database_version.h"

#include <gtest/gtest.h>

#include "compiler/check/silenced.h"
#include "compiler/reader/reader.h"

namespace katachi::compiler {
namespace {

DatabaseVersion version_of(const std::string& text) {
    PatternDatabase database;
    base::Diagnostics read;
    read_source(std::make_shared<base::SourceFile>("a.db", text), database, read);
    return {std::move(database), std::move(read)};
}

// The findings of a rule.
std::vector<FindingName> names_of(const DatabaseVersion& version, std::string_view rule) {
    base::Diagnostics all = version.found;
    silence(version.database, all);
    const EntryIndex entries(version.database);
    std::vector<FindingName> names;
    for (const base::Diagnostic& finding : all)
        if (finding.rule == rule) names.push_back(version.name_of(finding, entries));
    return names;
}

// Whether the change mends all findings of the rule.
bool mends(const std::string& before, const std::string& after, std::string_view rule) {
    const DatabaseVersion old = version_of(before);
    const auto gone = names_of(old, rule);
    EXPECT_FALSE(gone.empty()) << before;
    return is_mended(old, version_of(after), gone);
}

const std::string undeclared = "Pattern A\n\nO.O\n.*.\nXXX\n\n:8,-\n";
const std::string declared = "Pattern A\n\nO.O\n.*.\nXXX\n\n:|,-\n";
const std::string other = "\nPattern B\n\nOX\n.*\n\n:8,O\n";

TEST(Mending, TakesTheFindingAway) {
    EXPECT_TRUE(mends(undeclared + other, declared + other, "undeclared-symmetry"));
    EXPECT_FALSE(mends(undeclared + other, undeclared + other, "undeclared-symmetry"));
}

TEST(Mending, MakesNoError) {
    const std::string wrong = "Pattern A\n\nO.O\n.*.\nXXX\n\n:|,q\n";
    EXPECT_FALSE(mends(undeclared, wrong, "undeclared-symmetry"));
}

TEST(Mending, LeavesOtherEntriesAsTheyMean) {
    std::string changed = other;
    changed.replace(changed.find("OX"), 2, "XO");
    EXPECT_FALSE(mends(undeclared + other, declared + changed, "undeclared-symmetry"));
    EXPECT_FALSE(
        mends(undeclared + other, declared + other + "\nPattern C\n\nOXX\n.*.\n\n:8,O\n", "undeclared-symmetry"));
    EXPECT_FALSE(mends(undeclared + other, declared, "undeclared-symmetry"));
}

// A class that stands there three times has two findings alike.
TEST(Mending, OfFindingsAlikeTakesAllAway) {
    const std::string thrice = "Pattern A\n\nOX\n.*\n\n:8,OOO\n", twice = "Pattern A\n\nOX\n.*\n\n:8,OO\n";
    ASSERT_EQ(names_of(version_of(thrice), "repeated-class").size(), 2U);
    EXPECT_TRUE(mends(thrice, "Pattern A\n\nOX\n.*\n\n:8,O\n", "repeated-class"));
    EXPECT_FALSE(mends(thrice, twice, "repeated-class"));
}

TEST(Mending, MayTakeACommentAwayThatSilencesNothing) {
    EXPECT_TRUE(mends("Pattern A\n# katachi: ignore[KA304] no longer\n\nOX\n.*\n\n:8,O\n",
                      "Pattern A\n\nOX\n.*\n\n:8,O\n", "unused-ignore"));
}

TEST(EntryIndex, KnowsAnEntryToTheEndOfItsLastLine) {
    const std::string first = "# above\nPattern A\n\nOX\n.*\n\n:8,O\n\nOa\n.*  remark",
                      second = "\n\nPattern B\n\nOX\n*.\n\n:8,O\n";
    const DatabaseVersion version = version_of(first + second);
    const EntryIndex entries(version.database);
    const base::SourcePtr& source = version.database.sources.front();
    const auto name_at = [&](std::size_t offset) {
        const Pattern* pattern = entries.at(source, static_cast<std::uint32_t>(offset));
        return pattern == nullptr ? "" : pattern->name;
    };
    EXPECT_EQ(entries.first_entry(source), 8U);
    EXPECT_EQ(name_at(7), "");
    EXPECT_EQ(name_at(8), "A");
    EXPECT_EQ(name_at(first.size()), "A");
    EXPECT_EQ(name_at(first.size() + 1), "");
    EXPECT_EQ(name_at(first.size() + 2), "B");
    EXPECT_EQ(entries.at(nullptr, 8), nullptr);
}

}  // namespace
}  // namespace katachi::compiler
