// Who writes in a folder waits for others that write there.
#include "base/files/folder_lock.h"

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <optional>

#include "tests/support/temporary_folder.h"

namespace katachi::base {
namespace {

constexpr std::chrono::milliseconds moment{50};

std::future<void> who_locks(const std::filesystem::path& folder) {
    return std::async(std::launch::async, [folder] { const FolderLock lock(folder); });
}

TEST(FolderLock, IsHeldByOneAtATime) {
    const test::TemporaryFolder folder, other;
    std::optional<FolderLock> ours(std::in_place, folder.path());
    const auto theirs = who_locks(folder.path());
    EXPECT_EQ(theirs.wait_for(moment), std::future_status::timeout);
    who_locks(other.path()).get();
    ours.reset();
    theirs.wait();
}

TEST(FolderLock, IsThatOfTheFolderBehindALink) {
    const test::TemporaryFolder folder, other;
    const std::string file = folder.write("a.db", "old");
    std::filesystem::create_symlink(file, other / "link.db");
    std::future<void> theirs;
    {
        const FolderLock ours = FolderLock::of_file(other / "link.db");
        theirs = who_locks(folder.path());
        EXPECT_EQ(theirs.wait_for(moment), std::future_status::timeout);
    }
    theirs.wait();
}

TEST(FolderLock, HoldsNobodyUpWhereThereIsNoFolder) {
    const test::TemporaryFolder folder;
    const FolderLock first(folder / "none"), second(folder / "none"), third(folder.write("a.db", "old"));
}

}  // namespace
}  // namespace katachi::base
