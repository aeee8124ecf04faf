#include "base/long_work/shared_work.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>

namespace katachi::base {
namespace {

TEST(SharedWork, IsDoneByAllThreads) {
    std::atomic<int> sum = 0;
    share_work(4, [&](std::size_t number) { sum += 1 << (4 * number); });
    EXPECT_EQ(sum, 0x1111);
}

// As where one thread finds no memory.
TEST(SharedWork, TellsWhatAnotherThreadHasThrown) {
    std::atomic<int> done = 0;
    const auto work = [&](std::size_t number) {
        if (number == 2) throw std::runtime_error("no room");
        ++done;
    };
    EXPECT_THROW(share_work(4, work), std::runtime_error);
    EXPECT_EQ(done, 3);
}

}  // namespace
}  // namespace katachi::base
