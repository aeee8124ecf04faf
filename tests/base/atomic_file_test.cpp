#include "base/files/atomic_file.h"

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

}  // namespace
}  // namespace katachi::base
