#include "base/files/work_lock.h"

#include <gtest/gtest.h>

#include <optional>

#include "base/files/file_error.h"
#include "tests/support/temporary_folder.h"

namespace katachi::base {
namespace {

TEST(WorkLock, IsHeldByOneAtATimeAndLeavesNoFile) {
    const test::TemporaryFolder folder;
    std::optional<WorkLock> first(folder / "games-work");
    EXPECT_TRUE(first->is_held());
    EXPECT_FALSE(WorkLock(folder / "games-work").is_held());
    EXPECT_TRUE(std::filesystem::exists(folder / "games-work")) << "who does not hold it does not remove it";
    first.reset();
    EXPECT_FALSE(std::filesystem::exists(folder / "games-work"));
    EXPECT_TRUE(WorkLock(folder / "games-work").is_held());
}

TEST(WorkLock, FileOfAKilledProgramHoldsNobodyUp) {
    const test::TemporaryFolder folder;
    EXPECT_TRUE(WorkLock(folder.write("games-work", "")).is_held());
    EXPECT_FALSE(std::filesystem::exists(folder / "games-work"));
}

TEST(WorkLock, SaysWhereItCannotBeMade) {
    const test::TemporaryFolder folder;
    EXPECT_THROW(WorkLock(folder / "nowhere/games-work"), FileError);
}

}  // namespace
}  // namespace katachi::base
