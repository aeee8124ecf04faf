// When a change of files counts.
#include "tools/authoring/workspace/source_watch.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <thread>

#include "tests/support/temporary_folder.h"

namespace katachi::authoring {
namespace {

const std::string watched_text = "Pattern A\n\nOX\n.*\n\n:8,O\n";

class SourceWatched : public testing::Test {
  protected:
    SourceWatched() { folder.write("a.db", watched_text); }

    std::uintmax_t size() const { return std::filesystem::file_size(folder / "a.db"); }

    test::TemporaryFolder folder;
    std::atomic<bool> stop = false;
};

TEST_F(SourceWatched, AFileThatIsWrittenAnewCountsOnceItIsWritten) {
    SourceWatch watch({folder.path().string()});
    folder.write("a.db", "");
    std::thread program([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(60));
        folder.write("a.db", watched_text + watched_text);
    });
    EXPECT_TRUE(watch.wait_for_change(stop));
    const std::uintmax_t seen = size();
    program.join();
    EXPECT_EQ(seen, 2 * watched_text.size());
    stop = true;
    EXPECT_FALSE(watch.wait_for_change(stop));
}

TEST_F(SourceWatched, AFileThatStaysEmptyCounts) {
    SourceWatch watch({folder.path().string()});
    folder.write("a.db", "");
    EXPECT_TRUE(watch.wait_for_change(stop));
    EXPECT_EQ(size(), 0U);
}

}  // namespace
}  // namespace katachi::authoring
