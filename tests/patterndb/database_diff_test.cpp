#include "patterndb/import/database_diff.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>

#include "base/findings/source_file.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tests/support/needs.h"

namespace katachi::catalogue {
namespace {

compiler::PatternDatabase read(const std::string& name, const std::string& text,
                               compiler::DatabaseKind kind = compiler::DatabaseKind::move) {
    compiler::PatternDatabase database;
    database.spec = {.name = name, .kind = kind, .files = {}};
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>(name + ".db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return database;
}

std::string entry(const std::string& name, const std::string& rows, const std::string& rest) {
    return "Pattern " + name + "\n\n" + rows + "\n" + rest + "\n";
}

const std::string net = entry("net", "XO\n.*\n", ":8,A");
const std::string cut = entry("cut", "OX*\n.O.\n", ":8,-");
const std::string hane = entry("hane", "XO?\n*.?\n---\n", ":8,e");

DatabaseDiff diff(const std::string& before, const std::string& after, Remarks remarks = Remarks::ignored) {
    static std::vector<compiler::PatternDatabase> kept;
    kept = {read("a", "attribute_map general\n" + before), read("a", "attribute_map general\n" + after)};
    return diff_databases({&kept[0], 1}, {&kept[1], 1}, remarks);
}

// "value 40 55" for a part that changed.
std::vector<std::string> parts(const EntryChange& change) {
    std::vector<std::string> texts;
    for (const PartChange& part : change.parts) texts.push_back(part.part + " " + part.before + " " + part.after);
    return texts;
}

using Texts = std::vector<std::string>;

TEST(DatabaseDiff, SaysNothingOfEqualLibraries) {
    const DatabaseDiff same = diff(net + cut, "# another comment\n" + net + "\n\n" + cut);
    EXPECT_TRUE(same.empty());
    EXPECT_EQ(same.unchanged, 2U);
}

TEST(DatabaseDiff, TellsWhatADatabaseSaysOfItsEntries) {
    const DatabaseDiff found = diff(
        "goal_elements none\n\n" + net + "goal_elements Xx\ncallback_data X\n\n" + cut + "attribute_map value_only\n",
        "goal_elements Oo\n\n" + net + "goal_elements Xx\n\n" + cut);
    ASSERT_EQ(found.changed.size(), 2U);
    EXPECT_EQ(parts(found.changed[0]), (Texts{"attribute_map value_only general", "goal_elements  Oo"}));
    EXPECT_EQ(parts(found.changed[1]), (Texts{"attribute_map value_only general", "callback_data X "}));

    const std::vector<compiler::PatternDatabase> kinds{read("a", net), read("a", net, compiler::DatabaseKind::attack)};
    const DatabaseDiff other_kind = diff_databases({&kinds[0], 1}, {&kinds[1], 1}, Remarks::ignored);
    ASSERT_EQ(other_kind.changed.size(), 1U);
    EXPECT_EQ(parts(other_kind.changed[0]), (Texts{"kind move attack"}));
}

TEST(DatabaseDiff, TellsEntriesThatCameAndWent) {
    const DatabaseDiff found = diff(net + cut, net + hane);
    ASSERT_EQ(found.added.size(), 1U);
    ASSERT_EQ(found.removed.size(), 1U);
    EXPECT_EQ(found.added.front().pattern->name, "hane");
    EXPECT_EQ(found.removed.front().pattern->name, "cut");
    EXPECT_TRUE(found.changed.empty());
}

TEST(DatabaseDiff, NamesThePartsThatChanged) {
    const DatabaseDiff found = diff(entry("p", "XO?\n.*?\n", ":8,OX,value(40),terri(3)\n\nXA?\n.*?\n\n;lib(A)==1"),
                                    entry("p", "XOo\n.*?\n", ":-,XO,value(55),shape(1)\n\nXA?\n.*?\n\n;lib( A ) == 2"));
    ASSERT_EQ(found.changed.size(), 1U);
    EXPECT_EQ(parts(found.changed.front()),
              (Texts{"cells XO?\n.*?\n XOo\n.*?\n", "symmetry 8 -", "constraint lib(A) == 1 lib(A) == 2", "value 40 55",
                     "terri 3 ", "shape  1"}));
    EXPECT_FALSE(found.changed.front().matches_the_same);
}

TEST(DatabaseDiff, TheOrderOfClassLettersAndBlanksSayNothing) {
    EXPECT_TRUE(diff(entry("p", "XO\n.*\n", ":8,OX,value(3)\n\nXa\n.*\n\n;lib(a)==1"),
                     entry("p", "XO\n.*\n", ":8, XO , value(3)\n\nXa\n.*\n\n; lib(a)\n; == 1"))
                    .empty());
}

TEST(DatabaseDiff, KnowsAnEntryThatIsDrawnOtherwise) {
    const DatabaseDiff found = diff(net, entry("net", "O*\nX.\n", ":8,A"));
    ASSERT_EQ(found.changed.size(), 1U);
    EXPECT_TRUE(found.changed.front().matches_the_same);
    EXPECT_EQ(found.changed.front().parts.front().part, "cells");
}

TEST(DatabaseDiff, FollowsAnEntryToItsNewName) {
    const DatabaseDiff found = diff(net + cut, entry("other", "OX*\n.O.\n", ":8,-") + net);
    ASSERT_EQ(found.changed.size(), 1U);
    EXPECT_TRUE(found.changed.front().is_renamed);
    EXPECT_EQ(found.changed.front().before.pattern->name, "cut");
    EXPECT_TRUE(found.changed.front().parts.empty());
    // Turned and with another class, it is known by its shape.
    const DatabaseDiff turned = diff(cut, entry("other", ".O\nOX\n.*\n", ":8,B"));
    ASSERT_EQ(turned.changed.size(), 1U);
    EXPECT_EQ(parts(turned.changed.front()), (Texts{"cells OX*\n.O.\n .O\nOX\n.*\n", "classes  B"}));
}

TEST(DatabaseDiff, TellsTheFewestEntriesThatMovedWithinADatabase) {
    const DatabaseDiff found = diff(net + cut + hane, hane + net + cut);
    ASSERT_EQ(found.changed.size(), 1U);
    EXPECT_EQ(found.changed.front().after.pattern->name, "hane");
    EXPECT_TRUE(found.changed.front().is_in_other_order);
}

TEST(DatabaseDiff, FollowsAnEntryToAnotherDatabase) {
    const std::vector<compiler::PatternDatabase> before{read("a", net + cut), read("b", hane)};
    const std::vector<compiler::PatternDatabase> after{read("a", net), read("b", hane + cut)};
    const DatabaseDiff found = diff_databases(before, after, Remarks::ignored);
    ASSERT_EQ(found.changed.size(), 1U);
    EXPECT_TRUE(found.changed.front().is_in_other_place);
    EXPECT_FALSE(found.changed.front().is_in_other_order);
    EXPECT_EQ(found.changed.front().after.database->spec.name, "b");
}

TEST(DatabaseDiff, TellsNothingOfAnotherFileNameOfOneDatabase) {
    const std::vector<compiler::PatternDatabase> before{read("old", net + cut)}, after{read("new", net + cut)};
    EXPECT_TRUE(diff_databases(before, after, Remarks::ignored).empty());
}

TEST(DatabaseDiff, FollowsAnEntryToADatabaseThatIsNew) {
    const std::vector<compiler::PatternDatabase> before{read("a", net + cut)};
    const std::vector<compiler::PatternDatabase> after{read("a", net), read("b", cut)};
    const DatabaseDiff found = diff_databases(before, after, Remarks::ignored);
    ASSERT_EQ(found.changed.size(), 1U);
    EXPECT_EQ(found.changed.front().after.pattern->name, "cut");
    EXPECT_TRUE(found.changed.front().is_in_other_place);
}

// Entries that stay in their database, in files of it, `first` before `second`.
compiler::PatternDatabase read_files(const std::string& first, const std::string& second) {
    compiler::PatternDatabase database = read("a", "attribute_map general\n");
    base::Diagnostics diagnostics;
    for (const auto& [name, text] : {std::pair("first.db", first), std::pair("second.db", second)})
        compiler::read_source(std::make_shared<base::SourceFile>(name, text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return database;
}

TEST(DatabaseDiff, TellsOnceOfAnEntryThatWentToAnotherFile) {
    const std::vector<compiler::PatternDatabase> before{read_files(net + cut, hane)},
        after{read_files(net, hane + cut)};
    const DatabaseDiff found = diff_databases(before, after, Remarks::ignored);
    ASSERT_EQ(found.changed.size(), 1U);
    EXPECT_EQ(found.changed.front().after.pattern->name, "cut");
    EXPECT_TRUE(found.changed.front().is_in_other_place);
    EXPECT_FALSE(found.changed.front().is_in_other_order);
}

TEST(DatabaseDiff, RemarksCountIfAskedFor) {
    const std::string remarked = entry("net", "XO    a remark\n.*\n", ":8,A");
    EXPECT_TRUE(diff(net, remarked).empty());
    const DatabaseDiff found = diff(net, remarked, Remarks::counted);
    ASSERT_EQ(found.changed.size(), 1U);
    EXPECT_EQ(parts(found.changed.front()), Texts{"remarks  a remark"});
}

TEST(DatabaseDiff, PlayoutEntriesAreKnownByTheirCells) {
    const auto playout = [](const std::string& text) { return read("m", text, compiler::DatabaseKind::monte_carlo); };
    const std::vector<compiler::PatternDatabase> before{playout("XO?\nO*%\n???\n\n:20\n\nXX?\nO*%\n???\n\n:5,near\n")};
    const std::vector<compiler::PatternDatabase> after{
        playout("# moved down\n\nXO?\nO*%\n???\n\n:20\n\nXX?\nO*%\n???\n\n:6,near\n")};
    const DatabaseDiff found = diff_databases(before, after, Remarks::ignored);
    ASSERT_EQ(found.changed.size(), 1U);
    EXPECT_EQ(parts(found.changed.front()), Texts{"weights :5,near :6,near"});
    EXPECT_FALSE(found.changed.front().is_renamed);
}

class CorpusDiff : public testing::Test {
  protected:
    void SetUp() override {
        KATACHI_NEEDS("gnugo/patterns");
        base::Diagnostics diagnostics;
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(test::shared_data() / "gnugo/patterns"))
            databases_.push_back(compiler::read_database(spec, diagnostics));
    }

    std::vector<compiler::PatternDatabase> databases_;
};

TEST_F(CorpusDiff, EqualsItself) {
    const auto copy = databases_;
    const auto start = std::chrono::steady_clock::now();
    const DatabaseDiff found = diff_databases(databases_, copy, Remarks::counted);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
    EXPECT_TRUE(found.empty());
    EXPECT_GT(found.unchanged, 6000U);
}

// One entry of each database renamed, one changed, one taken away: just these are told.
TEST_F(CorpusDiff, TellsJustWhatWasDone) {
    auto after = databases_;
    std::size_t removed = 0, renamed = 0, valued = 0;
    for (compiler::PatternDatabase& database : after) {
        if (database.spec.kind == compiler::DatabaseKind::monte_carlo || database.patterns.size() < 3) continue;
        database.patterns.front().name += "-renamed";
        ++renamed;
        database.patterns[1].attributes.push_back({.name = "new", .argument = "7"});
        ++valued;
        database.patterns.pop_back();
        ++removed;
    }
    const DatabaseDiff found = diff_databases(databases_, after, Remarks::counted);
    EXPECT_EQ(found.removed.size(), removed);
    EXPECT_TRUE(found.added.empty());
    EXPECT_EQ(found.changed.size(), renamed + valued);
}

}  // namespace
}  // namespace katachi::catalogue
