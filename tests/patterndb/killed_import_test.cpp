// SIGKILL at any moment of an import leaves the catalogue as it was, or with all of the import.
#include <SQLiteCpp/SQLiteCpp.h>
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

// Imports in a process of its own.
pid_t start_import(const std::filesystem::path& catalogue, const std::filesystem::path& source) {
    const pid_t child = ::fork();
    if (child != 0) return child;
    try {
        Catalogue opened = Catalogue::open(catalogue, Catalogue::Access::write);
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

TEST(KilledImport, LeavesTheCatalogueAsItWas) {
    std::mt19937 random(test::test_seed());
    test::TemporaryFolder directory;
    constexpr int few = 300;
    constexpr int many = 1200;
    const auto source = directory.write("k.db", many_entries(few, "XO*"));
    const auto saved = directory / "saved.kdb";
    const auto file = directory / "k.kdb";
    {
        Catalogue catalogue = Catalogue::open(saved, Catalogue::Access::write);
        import_path(catalogue, source);
    }
    directory.write("k.db", many_entries(many, "OX*"));

    std::filesystem::copy_file(saved, file);
    const auto begin = std::chrono::steady_clock::now();
    ASSERT_TRUE(finished(start_import(file, source)));
    const auto whole = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begin);

    int taken_back = 0;
    for (int round = 0; round < 25; ++round) {
        std::filesystem::copy_file(saved, file, std::filesystem::copy_options::overwrite_existing);
        const auto wait = std::uniform_int_distribution<std::int64_t>(0, whole.count())(random);
        const pid_t child = start_import(file, source);
        std::this_thread::sleep_for(std::chrono::microseconds(wait));
        ::kill(child, SIGKILL);
        const bool complete = finished(child);

        const Catalogue catalogue = Catalogue::open(file, Catalogue::Access::read);
        EXPECT_EQ(catalogue.connection().execAndGet("PRAGMA integrity_check").getString(), "ok");
        const auto total = list_entries(catalogue, {}).total;
        EXPECT_TRUE(total == many || (total == few && !complete)) << total;
        const std::string drawn = entry_details(catalogue, find_entry(catalogue, "K0").id).text;
        EXPECT_NE(drawn.find(total == few ? "XO*" : "OX*"), std::string::npos);
        taken_back += total == few ? 1 : 0;
    }
    std::cout << taken_back << " of 25 imports were taken back\n";
}

}  // namespace
}  // namespace katachi::catalogue
