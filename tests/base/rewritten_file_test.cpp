#include "base/files/rewritten_file.h"

#include <gtest/gtest.h>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"

namespace katachi::base {
namespace {

namespace fs = std::filesystem;

constexpr auto read_only = fs::perms::owner_read;

TEST(RewrittenFile, ThatIsReadOnlyStaysAsItIs) {
    const test::TemporaryFolder folder;
    const fs::path file = folder.write("a.db", "old");
    const SourcePtr read = read_file(file);
    fs::permissions(file, read_only);
    EXPECT_THROW(rewrite_file(file, "new"), FileError);
    EXPECT_THROW(rewrite_source(*read, "new"), FileError);
    EXPECT_THROW(make_or_rewrite_file(file, "new"), FileError);
    EXPECT_EQ(test::file_bytes(file), "old");
}

TEST(RewrittenFile, MayHaveToBeMade) {
    const test::TemporaryFolder folder;
    EXPECT_THROW(rewrite_file(folder / "a.db", "new"), FileError);
    make_or_rewrite_file(folder / "a.db", "new");
    EXPECT_EQ(test::file_bytes(folder / "a.db"), "new");
}

TEST(RewrittenSource, LosesNothingThatOthersWroteInTheMeantime) {
    const test::TemporaryFolder folder;
    const fs::path file = folder.write("a.db", "old");
    const SourcePtr read = read_file(file);
    folder.write("a.db", "theirs");
    EXPECT_THROW(rewrite_source(*read, "new"), FileError);
    EXPECT_EQ(test::file_bytes(file), "theirs");
    folder.write("a.db", "old");
    rewrite_source(*read, "new");
    EXPECT_EQ(test::file_bytes(file), "new");
}

TEST(RewrittenSource, IsLeftAloneWhereItHoldsTheTextAlready) {
    const test::TemporaryFolder folder;
    const fs::path file = folder.write("a.db", "old");
    const SourcePtr read = read_file(file);
    folder.write("a.db", "new");
    fs::permissions(file, read_only);
    rewrite_source(*read, "new");
    EXPECT_EQ(test::file_bytes(file), "new");
}

}  // namespace
}  // namespace katachi::base
