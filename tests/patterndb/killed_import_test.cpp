// SIGKILL at any moment of an import leaves the catalogue as it was, or with all of the import.
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "patterndb/import/import.h"
#include "patterndb/query/query.h"
#include "tests/patterndb/support.h"

namespace katachi::catalogue {
namespace {

std::string many_entries(int count, const std::string& diagram) {
    std::string text;
    for (int i = 0; i < count; ++i) text += entry("K" + std::to_string(i), diagram, ":8,B,value(7)", ";lib(*)>1");
    return text;
}

// Kills this process where so many rows have been changed.
void end_after(int& rows, Catalogue& catalogue) {
    const auto count = [](void* left, int, const char*, const char*, sqlite3_int64) {
        if (--*static_cast<int*>(left) == 0) ::raise(SIGKILL);
    };
    ::sqlite3_update_hook(catalogue.connection().getHandle(), count, &rows);
}

// Imports in a process of its own, to the end or until it has changed so many rows.
pid_t start_import(const std::filesystem::path& catalogue, const std::filesystem::path& source,
                   std::optional<int> rows = {}) {
    const pid_t child = ::fork();
    if (child != 0) return child;
    try {
        Catalogue opened = Catalogue::open(catalogue, Catalogue::Access::write);
        if (rows) end_after(*rows, opened);
        import_path(opened, source);
    } catch (const std::exception&) {
        ::_exit(1);
    }
    ::_exit(0);
}

// Whether it ended by itself, and well, before it could be killed.
bool finished(pid_t child) {
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
    return !WIFSIGNALED(status);
}

constexpr int few = 300;
constexpr int many = 1200;

class KilledImport : public testing::Test {
  protected:
    // A catalogue of few entries, whose file has many others now.
    KilledImport() {
        directory_.write("k.db", many_entries(few, "XO*"));
        Catalogue catalogue = Catalogue::open(saved_, Catalogue::Access::write);
        import_path(catalogue, source_);
        directory_.write("k.db", many_entries(many, "OX*"));
    }

    pid_t import_anew(std::optional<int> rows = {}) const {
        std::filesystem::copy_file(saved_, file_, std::filesystem::copy_options::overwrite_existing);
        return start_import(file_, source_, rows);
    }

    // How many entries the whole catalogue has.
    std::int64_t entries_left() const {
        const Catalogue catalogue = Catalogue::open(file_, Catalogue::Access::read);
        EXPECT_EQ(catalogue.connection().execAndGet("PRAGMA integrity_check").getString(), "ok");
        const std::int64_t total = list_entries(catalogue, {}).total;
        const std::string drawn = entry_details(catalogue, find_entry(catalogue, "K0").id).text;
        EXPECT_NE(drawn.find(total == few ? "XO*" : "OX*"), std::string::npos);
        return total;
    }

    std::mt19937 random_{test::test_seed()};

  private:
    test::TemporaryFolder directory_;
    std::filesystem::path source_ = directory_ / "k.db", saved_ = directory_ / "saved.kdb",
                          file_ = directory_ / "k.kdb";
};

TEST_F(KilledImport, LeavesTheCatalogueAsItWas) {
    const auto begin = std::chrono::steady_clock::now();
    ASSERT_TRUE(finished(import_anew()));
    const auto whole = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begin);

    int taken_back = 0;
    for (int round = 0; round < 25; ++round) {
        const auto wait = std::uniform_int_distribution<std::int64_t>(0, whole.count())(random_);
        const pid_t child = import_anew();
        std::this_thread::sleep_for(std::chrono::microseconds(wait));
        ::kill(child, SIGKILL);
        const bool complete = finished(child);
        const auto total = entries_left();
        EXPECT_TRUE(total == many || (total == few && !complete)) << total;
        taken_back += total == few ? 1 : 0;
    }
    std::cout << taken_back << " of 25 imports were taken back\n";
}

TEST_F(KilledImport, IsTakenBackWhereItsEntriesAreNotAllWritten) {
    for (int round = 0; round < 10; ++round) {
        const int rows = std::uniform_int_distribution(1, many)(random_);
        EXPECT_FALSE(finished(import_anew(rows)));
        EXPECT_EQ(entries_left(), few) << "killed after " << rows << " rows";
    }
}

}  // namespace
}  // namespace katachi::catalogue
