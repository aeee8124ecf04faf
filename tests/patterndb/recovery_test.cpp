// What is saved of a damaged catalogue, and what happens to catalogues of other schemas.
#include "patterndb/recovery/recovery.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <atomic>
#include <latch>
#include <thread>
#include <vector>

#include "patterndb/import/import.h"
#include "patterndb/migrations.h"
#include "patterndb/query/export.h"
#include "patterndb/query/query.h"
#include "tests/patterndb/support.h"

namespace katachi::catalogue {
namespace {

using Access = Catalogue::Access;

constexpr int entries = 60;
constexpr int grafts = 400;

std::string pattern_file() {
    std::string text = "# kept to the byte\n";
    for (int i = 0; i < entries; ++i) text += entry("B" + std::to_string(i), "XO*", ":8,B,value(5)", "# a remark");
    return text;
}

class DamagedCatalogue : public testing::Test {
  protected:
    void SetUp() override {
        Catalogue catalogue = Catalogue::open(file_, Access::write);
        import_path(catalogue, folder_.write("b.db", pattern_file()));
        SQLite::Transaction transaction(catalogue.connection());
        for (int i = 0; i < grafts; ++i)
            catalogue.connection().exec("INSERT INTO joseki_graft (source, made_at) VALUES ('" + std::string(100, 'g') +
                                        std::to_string(i) + "', 'today')");
        transaction.commit();
    }

    // Overwrites a page, from 1.
    void damage(int page) {
        std::string bytes = test::file_bytes(file_);
        std::fill_n(bytes.begin() + 4096 * (page - 1), 4096, '\x5a');
        folder_.write("a.kdb", bytes);
    }

    int page_count() const { return static_cast<int>(std::filesystem::file_size(file_) / 4096); }

    Recovery recover() {
        std::filesystem::remove(saved_);
        return recover_catalogue(file_, saved_, [](const Catalogue&, const std::string&) { return 0; });
    }

    static std::int64_t rows(const Recovery& recovery, const std::string& name) {
        for (const RecoveredTable& table : recovery.tables)
            if (table.name == name) return table.rows;
        return -1;
    }

    test::TemporaryFolder folder_;
    std::filesystem::path file_ = folder_ / "a.kdb";
    std::filesystem::path saved_ = folder_ / "saved.kdb";
};

TEST_F(DamagedCatalogue, IsSavedAsItWasWhereNothingIsLost) {
    const std::string before = test::file_bytes(file_);
    const Recovery recovery = recover();
    EXPECT_TRUE(recovery.is_whole());
    EXPECT_EQ(rows(recovery, "joseki_graft"), grafts);
    EXPECT_EQ(recovery.entries, entries);
    EXPECT_EQ(test::file_bytes(file_), before);
    const Catalogue saved = Catalogue::open(saved_, Access::read);
    EXPECT_EQ(source_text(saved, "b.db"), pattern_file());
    EXPECT_EQ(list_entries(saved, {}).total, entries);
}

// Whichever page is hurt, the others are read: those that list the tables too.
TEST_F(DamagedCatalogue, KeepsWhatStandsOnOtherPages) {
    const std::string sound = test::file_bytes(file_);
    int whole = 0, most_grafts = 0;
    for (int page = 1; page <= page_count(); ++page) {
        folder_.write("a.kdb", sound);
        damage(page);
        const Recovery recovery = recover();
        whole += recovery.is_whole() ? 1 : 0;
        most_grafts += rows(recovery, "joseki_graft") > grafts / 2 ? 1 : 0;
        EXPECT_TRUE(!recovery.is_whole() || rows(recovery, "joseki_graft") == grafts) << page;
        EXPECT_EQ(list_entries(Catalogue::open(saved_, Access::read), {}).total, recovery.entries) << page;
    }
    EXPECT_GT(page_count(), 40);
    EXPECT_GT(whole, page_count() / 4);
    EXPECT_GE(most_grafts, page_count() - 1);  // all but where the root of their table is hurt
}

// The file is as a program leaves it that was killed in the middle of a transaction, which its journal takes back.
TEST_F(DamagedCatalogue, IsSavedAsItWasBeforeWhatWasNotFinished) {
    const auto left = folder_ / "left.kdb";
    {
        const Catalogue catalogue = Catalogue::open(file_, Access::write);
        catalogue.connection().exec("PRAGMA cache_size = 1");  // changed pages are written before the end
        const SQLite::Transaction transaction(catalogue.connection());
        catalogue.connection().exec("UPDATE joseki_graft SET source = 'half'");
        std::filesystem::copy_file(file_, left);
        std::filesystem::copy_file(file_.string() + "-journal", left.string() + "-journal");
    }
    ASSERT_NE(test::file_bytes(left), test::file_bytes(file_));
    recover_catalogue(left, saved_, [](const Catalogue&, const std::string&) { return 0; });
    const Catalogue saved = Catalogue::open(saved_, Access::read);
    const std::string halves = "SELECT count(*) FROM joseki_graft WHERE source = 'half'";
    EXPECT_EQ(saved.connection().execAndGet(halves).getInt(), 0);
    EXPECT_EQ(saved.connection().execAndGet("SELECT count(*) FROM joseki_graft").getInt(), grafts);
}

TEST_F(DamagedCatalogue, TakesADamagedTextFromItsFileAgain) {
    Catalogue::open(file_, Access::write)
        .connection()
        .exec("UPDATE source_file SET text = CAST(replace(CAST(text AS TEXT), 'B7', 'Z7') AS BLOB)");
    EXPECT_EQ(recover().changed_texts.size(), 1U);
    Catalogue saved = Catalogue::open(saved_, Access::write);
    EXPECT_TRUE(find_entries(saved, "B7").empty());
    EXPECT_EQ(import_path(saved, folder_ / "b.db").files_changed, 1);
    EXPECT_EQ(find_entries(saved, "B7").size(), 1U);
    EXPECT_TRUE(find_entries(saved, "Z7").empty());
}

TEST_F(DamagedCatalogue, LeavesNothingBehindWhereItCannotBeSaved) {
    folder_.write("text.kdb", std::string(300, 't'));
    const auto nothing = [](const Catalogue&, const std::string&) { return 0; };
    EXPECT_NE(trouble([&] { recover_catalogue(folder_ / "text.kdb", saved_, nothing); }).find("is no catalogue"),
              std::string::npos);
    EXPECT_NE(trouble([&] { recover_catalogue(file_, file_, nothing); }).find("is there already"), std::string::npos);
    EXPECT_NE(trouble([&] { recover_catalogue(folder_ / "none.kdb", saved_, nothing); }).find("no such catalogue"),
              std::string::npos);
    folder_.write("other.kdb", std::string(60 * 4096, 'o'));
    EXPECT_NE(trouble([&] { recover_catalogue(folder_ / "other.kdb", saved_, nothing); }).find("nothing can be read"),
              std::string::npos);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_.path()), {}), 4);
}

TEST_F(DamagedCatalogue, LeavesNothingBehindWhereTheRecoveryIsStopped) {
    for (const std::string last : {"collection", "mining_piece"}) {
        std::atomic<bool> stop = false;
        const auto stop_at_table = [&](const Catalogue&, const std::string& table) {
            stop = table == last;
            return 0;
        };
        EXPECT_EQ(trouble([&] { recover_catalogue(file_, saved_, stop_at_table, &stop); }),
                  "recovery of " + file_.string() + " stopped, nothing was saved; recover it again");
        EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_.path()), {}), 2);
    }
}

TEST_F(DamagedCatalogue, IsNamedWithTheCommandThatSavesIt) {
    Catalogue::open(file_, Access::write).connection().exec("PRAGMA user_version = 0");
    const std::string advice = "; katachi db recover " + file_.string() + " -o NEW.kdb saves what can be read";
    EXPECT_EQ(trouble([&] { Catalogue::open(file_, Access::read); }),
              file_.string() + ": is damaged (tables and schema do not fit)" + advice);
    Recovery recovery = recover();
    EXPECT_EQ(rows(recovery, "joseki_graft"), grafts);

    Catalogue::open(saved_, Access::write).connection().exec("DROP VIEW placed_entry");
    const std::string message = trouble([&] { list_entries(Catalogue::open(saved_, Access::read), {}); });
    EXPECT_EQ(message, saved_.string() + ": is damaged (no such table: placed_entry); katachi db recover " +
                           saved_.string() + " -o NEW.kdb saves what can be read");
}

// Version 0.1.0 made those of the first schema.
void write_old_catalogue(const std::filesystem::path& file, int version = 1, const std::string& rows = "") {
    SQLite::Database old(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    for (const Migration& migration : migrations().first(static_cast<std::size_t>(version))) old.exec(migration.sql);
    old.exec("INSERT INTO collection (path) VALUES ('/p'); INSERT INTO database VALUES (1, 1, 'attack', 'attack')");
    old.exec(rows);
    old.exec("PRAGMA application_id = 0x4B544348");
    old.exec("PRAGMA user_version = " + std::to_string(version));
}

TEST(OldCatalogue, IsBroughtUpToDateAndKeptAsItWas) {
    test::TemporaryFolder folder;
    const auto file = folder / "old.kdb";
    write_old_catalogue(file);
    const Catalogue catalogue = Catalogue::open(file, Access::read);
    EXPECT_EQ(catalogue.backup(), file.string() + ".schema-1");
    EXPECT_EQ(catalogue.connection().execAndGet("PRAGMA user_version").getInt(), migrations().back().version);
    EXPECT_EQ(catalogue.connection().execAndGet("SELECT count(*) FROM joseki_graft").getInt(), 0);
    EXPECT_EQ(Catalogue::open(file, Access::read).backup(), "");

    SQLite::Database kept(catalogue.backup(), SQLite::OPEN_READONLY);
    EXPECT_EQ(kept.execAndGet("PRAGMA user_version").getInt(), 1);
    EXPECT_EQ(kept.execAndGet("SELECT name FROM database").getString(), "attack");
    EXPECT_FALSE(kept.tableExists("joseki_graft"));
}

TEST(OldCatalogue, LeavesTheBackupOfAnEarlierTryAsItIs) {
    test::TemporaryFolder folder;
    write_old_catalogue(folder / "old.kdb");
    folder.write("old.kdb.schema-1", "of an earlier try");
    EXPECT_EQ(Catalogue::open(folder / "old.kdb", Access::read).backup(), (folder / "old.kdb.schema-1").string());
    EXPECT_EQ(test::file_bytes(folder / "old.kdb.schema-1"), "of an earlier try");
}

TEST(OldCatalogue, KeepsRowsThatSpeakOfATableMadeAnew) {
    test::TemporaryFolder folder;
    write_old_catalogue(folder / "old.kdb", 6,
                        "INSERT INTO source_file VALUES (7, 1, 0, '/p/a.db', x'00', 1, 2, 2);"
                        "INSERT INTO directive VALUES (7, 0, 'attribute_map', 'general')");
    const Catalogue catalogue = Catalogue::open(folder / "old.kdb", Access::write);
    EXPECT_EQ(source_text(catalogue, "a.db"), std::string(1, '\0'));
    EXPECT_EQ(catalogue.connection().execAndGet("SELECT count(*) FROM directive").getInt(), 1);
    EXPECT_FALSE(SQLite::Statement(catalogue.connection(), "PRAGMA foreign_key_check").executeStep());
    catalogue.connection().exec("DELETE FROM source_file");
    EXPECT_EQ(catalogue.connection().execAndGet("SELECT count(*) FROM directive").getInt(), 0);
}

// Its tables lie where those of a new catalogue do, which lends its schema where that is lost.
TEST(OldCatalogue, IsSavedWhereItsSchemaIsLost) {
    test::TemporaryFolder folder;
    write_old_catalogue(folder / "old.kdb", 6,
                        "INSERT INTO source_file VALUES (7, 1, 0, '/p/a.db', x'00', 1, 2, 2);"
                        "INSERT INTO joseki_graft VALUES (3, 'by hand', 'today', NULL)");
    std::string bytes = test::file_bytes(folder / "old.kdb");
    std::fill_n(bytes.begin(), 4096, '\x5a');
    folder.write("old.kdb", bytes);
    const Recovery recovery = recover_catalogue(folder / "old.kdb", folder / "saved.kdb",
                                                [](const Catalogue&, const std::string&) { return 0; });
    int saved = 0;
    for (const RecoveredTable& table : recovery.tables) {
        saved += table.rows > 0 ? 1 : 0;
        EXPECT_EQ(table.rows > 0, table.name == "collection" || table.name == "database" ||
                                      table.name == "source_file" || table.name == "joseki_graft")
            << table.name;
    }
    EXPECT_EQ(saved, 4);
}

TEST(OldCatalogue, LetsItsMiningRunForgetANumberThatWasGivenAgain) {
    test::TemporaryFolder folder;
    const std::string run = "INSERT INTO mining_run VALUES (1, x'', x'', 1, 1, 1, 1, 1, 1, 1, 1, 1, ";
    const auto addition = [&](const std::string& file, const std::string& rows) {
        write_old_catalogue(folder / file, 6, rows);
        const Catalogue catalogue = Catalogue::open(folder / file, Access::write);
        return catalogue.connection().execAndGet("SELECT coalesce(graft_id, 0) FROM mining_run").getInt();
    };
    const std::string additions =
        "INSERT INTO joseki_graft VALUES (3, '2 games of g, moves played in 1 or more', 'today', 7),"
        "(4, 'by hand', 'today', NULL);";
    EXPECT_EQ(addition("mined.kdb", additions + run + "3, 1, 1)"), 3);
    EXPECT_EQ(addition("edited.kdb", additions + run + "4, 1, 1)"), 0);
}

TEST(OldCatalogue, IsKeptByOneOfManyThatOpenItAtOnce) {
    test::TemporaryFolder folder;
    const auto file = folder / "old.kdb";
    write_old_catalogue(file);
    std::array<std::string, 4> troubles;
    std::atomic<int> backups = 0;
    std::latch all_ready(std::ssize(troubles));
    {
        std::vector<std::jthread> threads;
        for (std::string& said : troubles)
            threads.emplace_back([&] {
                all_ready.arrive_and_wait();
                said = trouble([&] { backups += Catalogue::open(file, Access::read).backup().empty() ? 0 : 1; });
            });
    }
    for (const std::string& said : troubles)  // one that waited too long may say so
        EXPECT_TRUE(said.empty() || said.find("is in use by another program") != std::string::npos) << said;
    EXPECT_EQ(backups, 1);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 2);
}

}  // namespace
}  // namespace katachi::catalogue
