#include "compiler/check/apply_fixes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "compiler/check/check.h"
#include "compiler/check/facts/match_key.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tests/support/needs.h"
#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"

namespace katachi::compiler {

namespace {

using testing::HasSubstr;

struct Read {
    std::vector<PatternDatabase> databases;
    base::Diagnostics findings;

    explicit Read(const std::filesystem::path& path) {
        for (const DatabaseSpec& spec : discover_databases(path)) databases.push_back(read_database(spec, findings));
    }
    Mended mended(FixKind kind, const CheckOptions& options = {}) const {
        return apply_fixes(databases, findings, options, kind);
    }
};

const std::string plain = "Pattern A1\n\nO.O\n.*.\nXXX\n\n:8,-\n";

TEST(ApplyFixes, MendsAndKeepsAllElse) {
    const test::TemporaryFolder folder;
    const Mended mended = Read(folder.write("a.db", "# above\r\n\r\n" + plain + "# below")).mended(FixKind::safe);
    EXPECT_EQ(mended.findings, 1U);
    ASSERT_EQ(mended.changes.size(), 1U);
    EXPECT_EQ(mended.changes.front().after->text(), "# above\r\n\r\nPattern A1\n\nO.O\n.*.\nXXX\n\n:|,-\n# below");
    EXPECT_TRUE(mended.left.findings.empty());
}

TEST(ApplyFixes, MakesUnsafeOnesOnlyWhereAsked) {
    const test::TemporaryFolder folder;
    const Read read(folder.write("a.db", plain + "\nOaO\n.*.\nXXX\n\n;lib(a)>0\n"));
    EXPECT_EQ(read.mended(FixKind::safe).findings, 0U);
    EXPECT_TRUE(read.mended(FixKind::safe).changes.empty());
    EXPECT_EQ(read.mended(FixKind::any).findings, 1U);
}

// Where the first value alone is left out, the second one is the first and has the same finding.
TEST(ApplyFixes, TriesAgainWhatAnotherFixMakesPossible) {
    const test::TemporaryFolder folder;
    const auto file = folder.write("takamoku.db",
                                   "attribute_map general\n\n\nPattern JT46\n\n.......|\n..X....|\n..*....|\n"
                                   ".......|\n.......|\n-------+\n\n:8,sFU,value(3),value(4)\n");
    const Mended mended = Read(file).mended(FixKind::safe);
    EXPECT_EQ(mended.offered, 2U);
    EXPECT_EQ(mended.findings, 2U);
    EXPECT_EQ(mended.refused, 0U);
    ASSERT_EQ(mended.changes.size(), 1U);
    EXPECT_TRUE(mended.changes.front().after->text().ends_with(":8,sFU\n"));
}

TEST(ApplyFixes, LeavesWhatIsSilenced) {
    const test::TemporaryFolder folder;
    const Read read(folder.write("a.db", "# katachi: ignore-file[KA205] on purpose\n\n" + plain));
    EXPECT_EQ(read.mended(FixKind::any).findings, 0U);
    EXPECT_EQ(read.mended(FixKind::any).left.silenced, 1U);
}

TEST(ApplyFixes, LeavesWhatIsNotChosen) {
    const test::TemporaryFolder folder;
    const Read read(folder.write("a.db", plain));
    EXPECT_EQ(read.mended(FixKind::any, {.select = {}, .ignore = {{"KA205", ""}}}).findings, 0U);
}

TEST(ApplyFixes, RemovesCommentsThatSilenceNothing) {
    const test::TemporaryFolder folder;
    const Read read(folder.write("a.db",
                                 "# katachi: ignore-file[KA304] no longer\r\nPattern A1\n"
                                 "# katachi: ignore[false-symmetry] no longer\r\n\nXO?\n.*X\n\n:8,-\n"));
    const Mended mended = read.mended(FixKind::safe);
    ASSERT_EQ(mended.changes.size(), 1U);
    EXPECT_EQ(mended.changes.front().after->text(), "Pattern A1\n\nXO?\n.*X\n\n:8,-\n");
    EXPECT_EQ(mended.findings, 2U);
}

TEST(ApplyFixes, TakesNamesOutOfAListOneByOne) {
    const test::TemporaryFolder folder;
    const Read read(folder.write(
        "a.db", "Pattern A1\n# katachi: ignore[KA205, KA206, KA304] asked twice\n\nO.O\n.*.\nXXX\n\n:8,-\n"));
    const Mended mended = read.mended(FixKind::safe);
    ASSERT_EQ(mended.changes.size(), 1U);
    EXPECT_THAT(std::string(mended.changes.front().after->text()), HasSubstr("# katachi: ignore[KA205] asked twice\n"));
}

TEST(ApplyFixes, MendsAFileOfTwoDatabasesOnce) {
    const test::TemporaryFolder folder;
    folder.write("a.db", plain);
    folder.write("katachi.toml",
                 "[[database]]\nname = 'x'\nkind = 'attack'\nfiles = ['a.db']\n"
                 "[[database]]\nname = 'y'\nkind = 'defence'\nfiles = ['a.db']\n");
    const Mended mended = Read(folder.path()).mended(FixKind::safe);
    EXPECT_EQ(mended.findings, 1U);
    EXPECT_EQ(mended.changes.size(), 1U);
}

TEST(ApplyFixes, TellsWhatIsLeftFileByFile) {
    const test::TemporaryFolder folder;
    for (const char* file : {"a.db", "b.db"}) folder.write(file, "Pattern A1\n\nOX\n.*\n\n:8,q\n");
    folder.write("katachi.toml",
                 "[[database]]\nname = 'x'\nkind = 'attack'\nfiles = ['b.db']\n"
                 "[[database]]\nname = 'y'\nkind = 'defence'\nfiles = ['a.db']\n");
    const auto left = Read(folder.path()).mended(FixKind::safe).left.findings;
    ASSERT_EQ(left.size(), 2U);
    EXPECT_TRUE(left[0].source->path().ends_with("a.db"));
    EXPECT_TRUE(left[1].source->path().ends_with("b.db"));
}

// Entries of which a fix leaves out what the drawing settles, or what is said twice.
std::set<const Pattern*> settled_entries(const Read& read) {
    const std::set<std::string> rules{"class-without-stones", "constraint-repeats-diagram", "repeated-class",
                                      "repeated-operand"};
    std::set<const Pattern*> settled;
    for (const PatternDatabase& database : read.databases)
        for (const Pattern& pattern : database.patterns) {
            base::Diagnostics findings;
            check_pattern(pattern, database, findings);
            for (const base::Diagnostic& finding : findings)
                if (rules.contains(finding.rule)) settled.insert(&pattern);
        }
    return settled;
}

// Every entry of GNU Go's patterns draws the same afterwards, for the same move, and asks for the same, but where the
// drawing settles what was asked. Nothing is left to be mended.
TEST(ApplyFixes, SafelyMendsACorpus) {
    KATACHI_NEEDS("gnugo/patterns");
    const Read read(test::shared_data() / "gnugo/patterns");
    const Mended mended = read.mended(FixKind::safe);
    EXPECT_GT(mended.findings, 0U);
    EXPECT_EQ(mended.refused, 0U);
    ASSERT_EQ(mended.databases.size(), read.databases.size());
    const std::set<const Pattern*> settled = settled_entries(read);
    for (std::size_t i = 0; i < read.databases.size(); ++i) {
        const auto& before = read.databases[i].patterns;
        const auto& after = mended.databases[i].patterns;
        ASSERT_EQ(before.size(), after.size());
        for (std::size_t j = 0; j < before.size(); ++j) {
            EXPECT_EQ(before[j].name, after[j].name);
            EXPECT_EQ(before[j].diagram, after[j].diagram) << before[j].name;
            EXPECT_EQ(before[j].actions.size(), after[j].actions.size()) << before[j].name;
            const bool is_settled = settled.contains(&before[j]);
            EXPECT_TRUE(is_settled || match_key(before[j]) == match_key(after[j])) << before[j].name;
        }
    }
    EXPECT_EQ(apply_fixes(mended.databases, {}, {}, FixKind::safe).findings, 0U);
}

}  // namespace

}  // namespace katachi::compiler
