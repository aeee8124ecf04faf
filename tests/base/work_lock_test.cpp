#include "base/files/work_lock.h"

#include <gtest/gtest.h>

#include <atomic>
#include <optional>
#include <thread>
#include <vector>

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

// Whoever has opened a file that its holder then removes holds nothing by it.
TEST(WorkLock, IsOfAFileThatIsThere) {
    const test::TemporaryFolder folder;
    constexpr int workers = 4, rounds = 1000;
    std::atomic<int> held = 0, lost = 0;
    std::vector<std::thread> threads;
    for (int worker = 0; worker < workers; ++worker)
        threads.emplace_back([&] {
            for (int round = 0; round < rounds; ++round) {
                const WorkLock lock(folder / "games-work");
                if (!lock.is_held()) continue;
                ++held;
                if (!std::filesystem::exists(folder / "games-work")) ++lost;
            }
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_GT(held, 0);
    EXPECT_EQ(lost, 0);
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
