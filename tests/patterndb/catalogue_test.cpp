#include "patterndb/catalogue.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <unistd.h>

#include <chrono>

#include "patterndb/import/import.h"
#include "patterndb/migrations.h"
#include "patterndb/query/query.h"
#include "tests/patterndb/support.h"
#include "tests/support/file_size_limit.h"

namespace katachi::catalogue {
namespace {

using Access = Catalogue::Access;

std::string trouble_opening(const std::filesystem::path& path, Access access) {
    return trouble([&] { Catalogue::open(path, access); });
}

void expect_says(const std::string& message, const std::string& part) {
    EXPECT_NE(message.find(part), std::string::npos) << message;
    EXPECT_EQ(message.find('\n'), std::string::npos) << message;
}

TEST(Catalogue, IsMadeWhereItIsMissing) {
    test::TemporaryFolder directory;
    { Catalogue::open(directory / "new.kdb", Access::write); }
    const Catalogue again = Catalogue::open(directory / "new.kdb", Access::read);
    EXPECT_EQ(again.connection().execAndGet("PRAGMA user_version").getInt(), migrations().back().version);
    EXPECT_EQ(list_entries(again, {}).total, 0);
}

TEST(Catalogue, ReadingNeedsAFile) {
    test::TemporaryFolder directory;
    expect_says(trouble_opening(directory / "none.kdb", Access::read), "no such catalogue");
    EXPECT_FALSE(std::filesystem::exists(directory / "none.kdb"));
    directory.write("empty.kdb", "");
    expect_says(trouble_opening(directory / "empty.kdb", Access::read), "empty catalogue");
}

TEST(Catalogue, ReadingDoesNotWrite) {
    test::TemporaryFolder directory;
    { Catalogue::open(directory / "a.kdb", Access::write); }
    Catalogue reader = Catalogue::open(directory / "a.kdb", Access::read);
    expect_says(trouble([&] { import_path(reader, directory.write("a.db", entry("A1", "XO*"))); }), "write-protected");
}

TEST(Catalogue, LeavesOtherFilesAlone) {
    test::TemporaryFolder directory;
    const std::string text = "these are notes, and no SQLite database; a few more words make it long enough\n";
    directory.write("notes.txt", text);
    expect_says(trouble_opening(directory / "notes.txt", Access::write), "is no catalogue");
    EXPECT_EQ(test::file_bytes(directory / "notes.txt"), text);

    SQLite::Database(directory / "other.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (a)");
    const std::string bytes = test::file_bytes(directory / "other.db");
    expect_says(trouble_opening(directory / "other.db", Access::write), "another application");
    EXPECT_EQ(test::file_bytes(directory / "other.db"), bytes);
}

TEST(Catalogue, RefusesANewerSchema) {
    test::TemporaryFolder directory;
    {
        const Catalogue catalogue = Catalogue::open(directory / "a.kdb", Access::write);
        catalogue.connection().exec("PRAGMA user_version = 999");
    }
    expect_says(trouble_opening(directory / "a.kdb", Access::write), "newer Katachi (schema 999");
}

TEST(Catalogue, NamesTheReasonWhereItCannotBeMade) {
    test::TemporaryFolder directory;
    expect_says(trouble_opening(directory / "missing/a.kdb", Access::write), "does not exist");
    expect_says(trouble_opening(directory.path(), Access::write), "is a folder");
    EXPECT_NE(trouble_opening("", Access::write), "");
}

// Root may write everywhere; for a while, be nobody.
class WithoutRootsRights {
  public:
    WithoutRootsRights() : old_(::geteuid()) {
        if (old_ == 0 && ::seteuid(65534) != 0) throw std::runtime_error("cannot change the user");
    }
    WithoutRootsRights(const WithoutRootsRights&) = delete;
    WithoutRootsRights& operator=(const WithoutRootsRights&) = delete;
    ~WithoutRootsRights() {
        if (::seteuid(old_) != 0) std::abort();
    }

  private:
    uid_t old_;
};

TEST(Catalogue, SaysThatAPlaceMayNotBeWritten) {
    using std::filesystem::perms;
    test::TemporaryFolder directory;
    { Catalogue::open(directory / "a.kdb", Access::write); }
    const auto file = directory.write("a.db", entry("A1", "XO*"));
    const perms all_may_read = perms::owner_read | perms::group_read | perms::others_read;
    std::filesystem::permissions(directory / "a.kdb", all_may_read);
    std::filesystem::permissions(directory.path(),
                                 all_may_read | perms::owner_exec | perms::group_exec | perms::others_exec);
    {
        const WithoutRootsRights nobody;
        expect_says(trouble_opening(directory / "new.kdb", Access::write), "no permission to write in");
        expect_says(trouble([&] {
                        Catalogue catalogue = Catalogue::open(directory / "a.kdb", Access::write);
                        import_path(catalogue, file);
                    }),
                    "write-protected");
        EXPECT_EQ(list_entries(Catalogue::open(directory / "a.kdb", Access::read), {}).total, 0);
    }
    std::filesystem::permissions(directory.path(), perms::owner_all);
}

TEST(Catalogue, WaitsForALockAndThenGivesUp) {
    test::TemporaryFolder directory;
    Catalogue catalogue = Catalogue::open(directory / "a.kdb", Access::write);
    SQLite::Database other(directory / "a.kdb", SQLite::OPEN_READWRITE);
    other.exec("BEGIN EXCLUSIVE");
    const auto begin = std::chrono::steady_clock::now();
    expect_says(trouble_opening(directory / "a.kdb", Access::read), "in use by another program");
    const auto waited = std::chrono::steady_clock::now() - begin;
    EXPECT_GT(waited, std::chrono::seconds(1));
    EXPECT_LT(waited, std::chrono::seconds(10));

    const auto file = directory.write("a.db", entry("A1", "XO*"));
    expect_says(trouble([&] { import_path(catalogue, file); }), "in use by another program");
    other.exec("COMMIT");
    EXPECT_EQ(import_path(catalogue, file).entries.added, 1);
}

TEST(Catalogue, SaysThatTheDiskIsFullAndKeepsWhatItHad) {
    test::TemporaryFolder directory;
    Catalogue catalogue = Catalogue::open(directory / "a.kdb", Access::write);
    import_path(catalogue, directory.write("a.db", entry("A1", "XO*")));
    const int pages = catalogue.connection().execAndGet("PRAGMA page_count").getInt();
    catalogue.connection().exec("PRAGMA max_page_count = " + std::to_string(pages + 2));
    std::string many;
    for (int i = 0; i < 2000; ++i) many += entry("B" + std::to_string(i), "XO*");
    const auto file = directory.write("b.db", many);
    expect_says(trouble([&] { import_path(catalogue, file); }), "the disk is full");
    EXPECT_EQ(list_entries(catalogue, {}).total, 1);
    catalogue.connection().exec("PRAGMA max_page_count = 1000000");
    EXPECT_EQ(import_path(catalogue, file).entries.added, 2000);
}

TEST(Catalogue, SurvivesAFileSizeLimit) {
    test::TemporaryFolder directory;
    Catalogue catalogue = Catalogue::open(directory / "a.kdb", Access::write);
    std::string many;
    for (int i = 0; i < 2000; ++i) many += entry("B" + std::to_string(i), "XO*");
    const auto file = directory.write("b.db", many);
    {
        const test::FileSizeLimit limit(200'000);
        expect_says(trouble([&] { import_path(catalogue, file); }), "nothing was changed");
    }
    EXPECT_EQ(list_entries(catalogue, {}).total, 0);
}

TEST(Catalogue, IsNotLeftEmptyWhereItCannotBeMade) {
    test::TemporaryFolder directory;
    const auto made = directory / "new.kdb";
    const auto old = directory.write("old.kdb", "");
    const test::FileSizeLimit limit(0);
    expect_says(trouble_opening(made, Access::write), "cannot be read or written");
    EXPECT_FALSE(std::filesystem::exists(made));
    expect_says(trouble_opening(old, Access::write), "cannot be read or written");
    EXPECT_TRUE(std::filesystem::exists(old)) << "somebody else made it";
}

TEST(Catalogue, SaysThatItIsDamaged) {
    test::TemporaryFolder directory;
    {
        Catalogue catalogue = Catalogue::open(directory / "a.kdb", Access::write);
        import_path(catalogue, directory.write("a.db", entry("A1", "XO*")));
    }
    std::string bytes = test::file_bytes(directory / "a.kdb");
    std::fill(bytes.begin() + 4096, bytes.end(), '\x5a');
    directory.write("a.kdb", bytes);
    expect_says(trouble([&] { list_entries(Catalogue::open(directory / "a.kdb", Access::read), {}); }), "is damaged");
}

}  // namespace
}  // namespace katachi::catalogue
