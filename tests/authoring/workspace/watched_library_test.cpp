// What each save of a file changes.
#include "tools/authoring/workspace/watched_library.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "base/files/file_error.h"
#include "tests/support/temporary_folder.h"

namespace katachi::authoring {
namespace {

const std::string sound = "Pattern A\n\nOX\n.*\n\n:8,O\n";
const std::string wrong = "Pattern A\n\nOX\n.*\n\n:8,q\n";

TEST(WatchedLibrary, ASaveChangesTheDatabaseOfItsFile) {
    const test::TemporaryFolder folder;
    folder.write("a.db", sound);
    folder.write("b.db", sound);
    WatchedLibrary library({folder.path().string()});
    ASSERT_EQ(library.size(), 2U);
    EXPECT_TRUE(library.findings().empty());

    folder.write("b.db", wrong);
    const LibraryChange change = library.refresh();
    ASSERT_EQ(change.before.size(), 1U);
    ASSERT_EQ(change.after.size(), 1U);
    EXPECT_EQ(change.before[0].spec.name, "b");
    EXPECT_EQ(change.before[0].sources[0]->text(), sound);
    EXPECT_EQ(change.after[0].sources[0]->text(), wrong);
    ASSERT_EQ(change.new_findings.size(), 1U);
    EXPECT_EQ(change.new_findings[0].rule, "unknown-class");
    EXPECT_EQ(library.findings().size(), 1U);

    folder.write("b.db", "# moved\n" + wrong);
    const LibraryChange moved = library.refresh();
    EXPECT_TRUE(moved.new_findings.empty());
    EXPECT_EQ(moved.gone_findings, 0U);

    folder.write("b.db", wrong + "\n" + wrong);
    const LibraryChange doubled = library.refresh();
    EXPECT_EQ(std::ranges::count(doubled.new_findings, "unknown-class", &base::Diagnostic::rule), 1);
    EXPECT_EQ(doubled.gone_findings, 0U);
    folder.write("b.db", wrong);
    library.refresh();

    folder.write("b.db", sound);
    EXPECT_EQ(library.refresh().gone_findings, 1U);
    EXPECT_TRUE(library.refresh().after.empty());
}

TEST(WatchedLibrary, AManifestChangesAllDatabases) {
    const test::TemporaryFolder folder;
    folder.write("a.db", sound);
    folder.write("b.db", sound);
    WatchedLibrary library({folder.path().string()});
    folder.write("katachi.toml", "[[database]]\nname = \"both\"\nkind = \"move\"\nfiles = [\"a.db\", \"b.db\"]\n");
    const LibraryChange change = library.refresh();
    EXPECT_EQ(change.before.size(), 2U);
    ASSERT_EQ(change.after.size(), 1U);
    EXPECT_EQ(change.after[0].spec.name, "both");
    EXPECT_EQ(change.new_findings.size(), 2U);
}

TEST(WatchedLibrary, StaysAsItWasWhereFilesCannotBeRead) {
    const test::TemporaryFolder folder;
    folder.write("a.db", wrong);
    WatchedLibrary library({folder.path().string()});
    folder.write("katachi.toml", "nonsense\n");
    EXPECT_THROW(library.refresh(), base::FileError);
    EXPECT_EQ(library.size(), 1U);
    EXPECT_EQ(library.findings().size(), 1U);
}

}  // namespace
}  // namespace katachi::authoring
