#include "base/files/atomic_file.h"

#include <atomic>
#include <thread>
#include <vector>

#include "base/files/file_error.h"
#include "tests/patterndb/support.h"

namespace katachi::base {
namespace {

TEST(AtomicFile, WritesANewFile) {
    test::TemporaryFolder directory;
    write_file(directory / "a.db", "text\n");
    EXPECT_EQ(test::file_bytes(directory / "a.db"), "text\n");
}

TEST(AtomicFile, KeepsThePermissionsOfTheFileItReplaces) {
    namespace fs = std::filesystem;
    test::TemporaryFolder directory;
    const fs::path path = directory.write("a.db", "old");
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    write_file(path, "new");
    EXPECT_EQ(test::file_bytes(path), "new");
    EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST(AtomicFile, LeavesNothingBehindWhereItFails) {
    test::TemporaryFolder directory;
    std::filesystem::create_directories(directory / "taken/inside");
    EXPECT_THROW(write_file(directory / "taken", "text"), FileError);
    EXPECT_THROW(write_file(directory / "missing/a.db", "text"), FileError);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(directory.path()), {}), 1);
}

std::size_t files_in(const test::TemporaryFolder& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder.path()), {}));
}

TEST(AtomicFile, RemovesWhatKilledWritersLeft) {
    const test::TemporaryFolder directory;
    directory.write("a.db.katachi-Ab3dE6", "half");
    directory.write("b.db.katachi-Ab3dE6", "half");
    directory.write("a.db.backup", "somebody's");
    directory.write("notes.katachi-too-long", "somebody's");
    write_file(directory / "a.db", "text");
    EXPECT_EQ(files_in(directory), 3U);
    EXPECT_EQ(test::file_bytes(directory / "a.db"), "text");
}

// Writers side by side take nothing for abandoned that another one is at.
TEST(AtomicFile, LeavesAloneWhatOthersWrite) {
    const test::TemporaryFolder directory;
    constexpr int writers = 4, rounds = 50;
    std::atomic<int> failures = 0;
    std::vector<std::thread> threads;
    for (int writer = 0; writer < writers; ++writer)
        threads.emplace_back([&, writer] {
            for (int round = 0; round < rounds; ++round) try {
                    write_file(directory / (std::to_string(writer % 2) + ".db"), std::string(5000, 'x'));
                } catch (const FileError&) {
                    ++failures;
                }
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(failures, 0);
    EXPECT_EQ(files_in(directory), 2U);
    EXPECT_EQ(test::file_bytes(directory / "0.db").size(), 5000U);
}

}  // namespace
}  // namespace katachi::base
