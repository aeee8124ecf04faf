#include "base/files/canonical_path.h"

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"

namespace katachi::base {
namespace {

namespace fs = std::filesystem;

TEST(CanonicalPath, IsOneForAllWaysToWriteAFile) {
    const test::TemporaryFolder folder;
    fs::create_directory(folder / "a");
    const fs::path file = fs::canonical(folder.write("a/file", ""));
    fs::create_directory_symlink(folder / "a", folder / "link");
    for (const char* written : {"a/file", "a/../a/./file", "link/file"})
        EXPECT_EQ(canonical_path(folder / written), file) << written;
    EXPECT_EQ(canonical_path(fs::relative(file)), file);
}

TEST(CanonicalPath, OfAFileThatIsNotThereBeginsAtTheRootToo) {
    EXPECT_EQ(canonical_path("no-such-folder/file"), fs::canonical(".") / "no-such-folder/file");
}

TEST(CanonicalPath, IsAsWrittenWhereThereIsNone) {
    const test::TemporaryFolder folder;
    fs::create_symlink("itself", folder / "itself");
    EXPECT_EQ(canonical_path(folder / "itself"), folder / "itself");
    const fs::path too_long(std::string(5'000, 'x'));
    EXPECT_EQ(canonical_path(too_long), too_long);
}

}  // namespace
}  // namespace katachi::base
