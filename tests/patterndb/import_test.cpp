#include "patterndb/import/import.h"

#include <map>

#include "base/files/file_error.h"
#include "compiler/model/database_spec.h"
#include "patterndb/query/export.h"
#include "patterndb/query/query.h"
#include "tests/patterndb/support.h"

namespace katachi::catalogue {
namespace {

const std::string three = entry("A1", "XO*") + entry("A2", "XX*") + entry("A3", "OO*");

std::map<std::string, std::int64_t> ids(const Catalogue& catalogue) {
    std::map<std::string, std::int64_t> result;
    for (const EntrySummary& entry : list_entries(catalogue, {}).entries) result[entry.name] = entry.id;
    return result;
}

TEST(Import, ReadsAllFilesOfADirectory) {
    test::TemporaryFolder directory;
    directory.write("a.db", three);
    directory.write("b.db", entry("B1", "XO*"));
    Catalogue catalogue = Catalogue::in_memory();
    const ImportReport report = import_path(catalogue, directory.path());
    EXPECT_EQ(report.files_added, 2);
    EXPECT_EQ(report.entries, (EntryCounts{.added = 4}));
    EXPECT_TRUE(report.diagnostics.empty());
    EXPECT_EQ(list_entries(catalogue, {}).total, 4);
}

TEST(Import, LeavesUnchangedFilesAlone) {
    test::TemporaryFolder directory;
    directory.write("a.db", three);
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, directory.path());
    const auto before = ids(catalogue);
    const ImportReport report = import_path(catalogue, directory.path());
    EXPECT_EQ(report.files_unchanged, 1);
    EXPECT_EQ(report.files_added + report.files_changed + report.files_removed, 0);
    EXPECT_EQ(report.entries, (EntryCounts{.unchanged = 3}));
    EXPECT_EQ(ids(catalogue), before);
}

TEST(Import, RewritesOnlyWhatChanged) {
    test::TemporaryFolder directory;
    directory.write("a.db", three);
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, directory.path());
    const auto before = ids(catalogue);
    directory.write("a.db", "# a comment that moves the rest\n\n" + entry("A0", "*O") + entry("A1", "XO*") +
                                entry("A3", "OO*", ":8,B,value(9)"));
    const ImportReport report = import_path(catalogue, directory.path());
    EXPECT_EQ(report.files_changed, 1);
    EXPECT_EQ(report.entries, (EntryCounts{.unchanged = 1, .changed = 1, .added = 1, .removed = 1}));
    const auto after = ids(catalogue);
    EXPECT_EQ(after.at("A1"), before.at("A1"));
    EXPECT_EQ(after.at("A3"), before.at("A3"));
    EXPECT_FALSE(after.contains("A2"));

    const EntryDetails moved = entry_details(catalogue, after.at("A1"));
    EXPECT_EQ(moved.summary.line, 10);
    EXPECT_EQ(moved.text.substr(0, 10), "Pattern A1");
    const EntryDetails changed = entry_details(catalogue, after.at("A3"));
    ASSERT_EQ(changed.attributes.size(), 1U);
    EXPECT_EQ(changed.attributes[0].argument, "9");
}

TEST(Import, MovesLinesWhereNoByteMoves) {
    test::TemporaryFolder directory;
    directory.write("a.db", "#\n#\n#\n\n" + three);
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, directory.path());
    directory.write("a.db", "######\n" + three);
    EXPECT_EQ(import_path(catalogue, directory.path()).entries, (EntryCounts{.unchanged = 3}));
    EXPECT_EQ(find_entry(catalogue, "A1").line, 2);
}

TEST(Import, TwinsKeepTheirRows) {
    test::TemporaryFolder directory;
    directory.write("a.db", entry("A1", "XO*") + entry("A1", "XO*") + entry("A1", "OO*"));
    Catalogue catalogue = Catalogue::in_memory();
    EXPECT_EQ(import_path(catalogue, directory.path()).entries.added, 3);
    directory.write("a.db", entry("A1", "XO*") + entry("A1", "X.*") + entry("A1", "OO*"));
    EXPECT_EQ(import_path(catalogue, directory.path()).entries, (EntryCounts{.unchanged = 2, .changed = 1}));
}

TEST(Import, RemovesFilesThatVanished) {
    test::TemporaryFolder directory;
    directory.write("a.db", three);
    directory.write("b.db", entry("B1", "XO*"));
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, directory.path());
    std::filesystem::remove(directory / "a.db");
    const ImportReport report = import_path(catalogue, directory.path());
    EXPECT_EQ(report.files_removed, 1);
    EXPECT_EQ(report.files_unchanged, 1);
    EXPECT_EQ(report.entries, (EntryCounts{.unchanged = 1, .removed = 3}));
    EXPECT_EQ(list_databases(catalogue).size(), 1U);
}

TEST(Import, ASingleFileStaysInItsDirectorysDatabase) {
    test::TemporaryFolder directory;
    const auto file = directory.write("a.db", three);
    directory.write("b.db", entry("B1", "XO*"));
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, directory.path());
    directory.write("a.db", entry("A1", "XO*"));
    const ImportReport report = import_path(catalogue, file);
    EXPECT_EQ(report.files_changed, 1);
    EXPECT_EQ(report.entries, (EntryCounts{.unchanged = 1, .removed = 2}));
    EXPECT_EQ(list_databases(catalogue).size(), 2U);
    EXPECT_EQ(import_path(catalogue, directory.path()).files_unchanged, 2);
}

TEST(Import, ASingleFileGoesWhereItsManifestNowPutsIt) {
    test::TemporaryFolder directory;
    const auto file = directory.write("a.db", three);
    const auto manifest = [](const std::string& name, const std::string& kind) {
        return "[[database]]\nname = \"" + name + "\"\nkind = \"" + kind + "\"\nfiles = [\"a.db\"]\n";
    };
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, file);
    for (const auto& [name, kind] : {std::pair("zz", "move"), std::pair("zz", "connection")}) {
        directory.write("katachi.toml", manifest(name, kind));
        import_path(catalogue, file);
        ASSERT_EQ(list_databases(catalogue).size(), 1U);
        EXPECT_EQ(list_databases(catalogue)[0].name, name);
        EXPECT_EQ(compiler::name(find_entry(catalogue, "A1").kind), kind);
        EXPECT_EQ(import_path(catalogue, file).files_unchanged, 1);
    }
}

// A folder whose file a.db is part of two databases.
class ImportOfASharedFile : public testing::Test {
  protected:
    ImportReport import() {
        return import_databases(catalogue_, directory_.path(),
                                {{"x", compiler::DatabaseKind::move, {a_}},
                                 {"y", compiler::DatabaseKind::connection, {a_, directory_ / "b.db"}}});
    }
    std::int64_t entries_of(const std::string& database) const {
        return list_entries(catalogue_, {.database = database}).total;
    }

    test::TemporaryFolder directory_;
    std::filesystem::path a_ = directory_.write("a.db", three), b_ = directory_.write("b.db", entry("B1", "XO*"));
    Catalogue catalogue_ = Catalogue::in_memory();
};

TEST_F(ImportOfASharedFile, PutsItIntoEach) {
    EXPECT_EQ(import().files_added, 3);
    const auto before = ids(catalogue_);
    EXPECT_EQ(import().files_unchanged, 3);
    EXPECT_EQ(ids(catalogue_), before);
    EXPECT_EQ(entries_of("x"), 3);
    EXPECT_EQ(entries_of("y"), 4);
    EXPECT_EQ(source_text(catalogue_, "a.db"), three);
}

TEST_F(ImportOfASharedFile, ChangesItInEach) {
    import();
    directory_.write("a.db", entry("A1", "XO*"));
    const ImportReport report =
        import_databases(catalogue_, a_, {{"x", compiler::DatabaseKind::move, {a_}}});  // as its manifest says
    EXPECT_EQ(report.files_changed, 2);
    EXPECT_EQ(entries_of("x"), 1);
    EXPECT_EQ(entries_of("y"), 2);
    EXPECT_EQ(import().files_unchanged, 3);
}

TEST_F(ImportOfASharedFile, TakesItFromOne) {
    import();
    const ImportReport report = import_databases(
        catalogue_, directory_.path(), {{"z", compiler::DatabaseKind::connection, {directory_ / "b.db", a_}}});
    EXPECT_EQ(report.files_removed, 1);
    ASSERT_EQ(list_databases(catalogue_).size(), 1U);
    EXPECT_EQ(entries_of("z"), 4);
}

TEST(Import, ADirectoryTakesInItsSingleFiles) {
    test::TemporaryFolder directory;
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, directory.write("a.db", three));
    const auto before = ids(catalogue);
    const ImportReport report = import_path(catalogue, directory.path());
    EXPECT_EQ(report.files_unchanged, 1);
    EXPECT_EQ(ids(catalogue), before);
    ASSERT_EQ(list_databases(catalogue).size(), 1U);
    EXPECT_EQ(list_databases(catalogue)[0].collection, directory.path());
}

TEST(Import, ReadsAgainWhatBecameAnotherKind) {
    test::TemporaryFolder directory;
    const auto file = directory.write("a.db", entry("A1", "XO*"));
    Catalogue catalogue = Catalogue::in_memory();
    import_databases(catalogue, directory.path(), {{"a", compiler::DatabaseKind::move, {file}}});
    const ImportReport report =
        import_databases(catalogue, directory.path(), {{"a", compiler::DatabaseKind::attack, {file}}});
    EXPECT_EQ(report.files_changed, 1);
    EXPECT_EQ(report.entries, (EntryCounts{.changed = 1}));
    EXPECT_EQ(list_entries(catalogue, {}).entries.at(0).kind, compiler::DatabaseKind::attack);
}

TEST(Import, ReadsAgainWhatWentToADatabaseOfAnotherKind) {
    test::TemporaryFolder directory;
    const auto file = directory.write("a.db", entry("A1", "XO*"));
    Catalogue catalogue = Catalogue::in_memory();
    import_databases(catalogue, directory.path(), {{"a", compiler::DatabaseKind::move, {file}}});
    const auto before = ids(catalogue);
    const ImportReport report =
        import_databases(catalogue, directory.path(), {{"b", compiler::DatabaseKind::attack, {file}}});
    EXPECT_EQ(report.files_changed, 1);
    EXPECT_EQ(report.entries, (EntryCounts{.changed = 1}));
    EXPECT_EQ(ids(catalogue), before);
}

// The last entry stands in the line and at the byte where it stood, and is now the third.
TEST(Import, ListsEntriesInTheirOrderWhereACommentBecameOne) {
    test::TemporaryFolder directory;
    const std::string first = entry("A1", "XO*"), second = entry("A2", "OX*"), third = entry("A3", "OO*");
    std::string comment = second;
    for (std::size_t line = 0; line < comment.size(); line = comment.find('\n', line) + 1)
        if (comment[line] != '\n') comment[line] = '#';
    directory.write("a.db", first + comment + third);
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, directory.path());
    const int line = find_entry(catalogue, "A3").line;
    directory.write("a.db", first + second + third);
    EXPECT_EQ(import_path(catalogue, directory.path()).entries.added, 1);
    EXPECT_EQ(find_entry(catalogue, "A3").line, line);
    std::string names;
    for (const EntrySummary& each : list_entries(catalogue, {}).entries) names += each.name + " ";
    EXPECT_EQ(names, "A1 A2 A3 ");
}

TEST(Import, ReportsFindingsAndKeepsTheRest) {
    test::TemporaryFolder directory;
    directory.write("a.db", entry("A1", "XO*") + "Pattern A2\n\nXO*\nX\n\n:8,B\n\n" + entry("A3", "XX*"));
    Catalogue catalogue = Catalogue::in_memory();
    EXPECT_FALSE(import_path(catalogue, directory.path()).diagnostics.empty());
    EXPECT_EQ(find_entries(catalogue, "A1").size(), 1U);
    EXPECT_EQ(find_entries(catalogue, "A3").size(), 1U);
}

TEST(Import, ChangesNothingWhereAFileCannotBeRead) {
    test::TemporaryFolder directory;
    const auto file = directory.write("a.db", three);
    Catalogue catalogue = Catalogue::in_memory();
    EXPECT_THROW(import_databases(catalogue, directory.path(),
                                  {{"a", compiler::DatabaseKind::move, {file, directory / "missing.db"}}}),
                 base::FileError);
    EXPECT_EQ(list_entries(catalogue, {}).total, 0);
    EXPECT_TRUE(list_databases(catalogue).empty());
}

TEST(Import, TellsItsProgress) {
    test::TemporaryFolder directory;
    directory.write("a.db", three);
    directory.write("b.db", entry("B1", "XO*"));
    Catalogue catalogue = Catalogue::in_memory();
    std::vector<std::size_t> done;
    ImportOptions options;
    options.progress = [&](const ImportProgress& progress) {
        EXPECT_EQ(progress.files_total, 2U);
        EXPECT_EQ(progress.file.empty(), progress.files_done == 2);
        done.push_back(progress.files_done);
    };
    import_path(catalogue, directory.path(), options);
    EXPECT_EQ(done, (std::vector<std::size_t>{0, 1, 2}));
}

TEST(Import, IsTakenBackWhenStopped) {
    test::TemporaryFolder directory;
    directory.write("a.db", three);
    directory.write("b.db", entry("B1", "XO*"));
    Catalogue catalogue = Catalogue::in_memory();
    for (const std::size_t after : {0U, 1U, 2U}) {
        std::atomic<bool> stop = false;
        ImportOptions options;
        options.stop = &stop;
        options.progress = [&](const ImportProgress& progress) { stop = progress.files_done == after; };
        EXPECT_THROW(import_path(catalogue, directory.path(), options), ImportStopped);
        EXPECT_EQ(list_entries(catalogue, {}).total, 0);
    }
    EXPECT_EQ(import_path(catalogue, directory.path()).entries.added, 4);
}

TEST(Import, TakesBytesThatAreNoUtf8) {
    test::TemporaryFolder directory;
    directory.write("a.db", "# R\xE9mi wrote this\n\n" + entry("A1",
                                                               "XO*   d\xE9"
                                                               "fense",
                                                               ":8,B"));
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, directory.path());
    const EntryDetails details = entry_details(catalogue, find_entry(catalogue, "A1").id);
    ASSERT_EQ(details.remarks.size(), 1U);
    EXPECT_EQ(details.remarks[0],
              "d\xC3\xA9"
              "fense");
    EXPECT_NE(details.text.find("d\xE9"
                                "fense"),
              std::string::npos);
}

}  // namespace
}  // namespace katachi::catalogue
