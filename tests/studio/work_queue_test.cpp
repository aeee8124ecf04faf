// Work waits in a queue up to its limit, and is done before the queue ends.
#include "tools/studio/http/work_queue.h"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>

namespace katachi::studio {

namespace {

TEST(WorkQueue, TakesNoMoreThanMayWait) {
    WorkQueue queue(1, 2);
    std::latch begun(1), may_end(1);
    std::atomic<int> done = 0;
    const auto count = [&] { ++done; };
    ASSERT_TRUE(queue.add([&] {
        begun.count_down();
        may_end.wait();
    }));
    begun.wait();
    EXPECT_TRUE(queue.add(count));
    EXPECT_TRUE(queue.add(count));
    EXPECT_FALSE(queue.add(count));
    EXPECT_EQ(done, 0);
    may_end.count_down();
    queue.finish();
    EXPECT_EQ(done, 2);
    EXPECT_FALSE(queue.add(count));
}

}  // namespace

}  // namespace katachi::studio
