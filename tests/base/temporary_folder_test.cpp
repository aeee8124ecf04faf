#include "base/files/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>

#include "base/files/file_error.h"
#include "tests/support/temporary_folder.h"

namespace katachi::base {
namespace {

namespace fs = std::filesystem;

TEST(TemporaryFolder, IsNewAndForUsAloneAndRemovedWithAllInIt) {
    const test::TemporaryFolder around;
    fs::path path;
    {
        const TemporaryFolder folder(around / "work"), second(around / "work");
        path = folder.path();
        EXPECT_NE(path, second.path());
        EXPECT_EQ(path.parent_path(), around.path());
        EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_all);
        std::ofstream(folder / "a.txt") << "text";
        EXPECT_TRUE(fs::exists(path / "a.txt"));
    }
    EXPECT_TRUE(fs::is_empty(around.path()));
}

TEST(TemporaryFolder, IsNamedSoThatItIsFoundFromAnyFolder) {
    const test::TemporaryFolder around;
    const TemporaryFolder folder(fs::proximate(around / "work"));
    EXPECT_TRUE(folder.path().is_absolute());
    EXPECT_TRUE(fs::is_directory(folder.path()));
}

TEST(TemporaryFolder, SaysWhereItCannotBeMade) {
    const test::TemporaryFolder around;
    EXPECT_THROW(TemporaryFolder(around / "missing/work"), FileError);
}

}  // namespace
}  // namespace katachi::base
