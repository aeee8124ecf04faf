#include "base/long_work/ordered_work.h"

#include <gmock/gmock.h>

#include <atomic>
#include <chrono>
#include <latch>
#include <stdexcept>

namespace katachi::base {
namespace {

TEST(OrderedWork, GivesResultsInTheOrderOfTheirInputs) {
    std::vector<int> taken;
    OrderedWork<int, int> work(
        3, [](const int& input) { return input * input; }, [&](int result) { taken.push_back(result); });
    for (int i = 0; i < 20; ++i) work.add(i);
    work.finish();
    ASSERT_EQ(taken.size(), 20U);
    for (int i = 0; i < 20; ++i) EXPECT_EQ(taken[static_cast<std::size_t>(i)], i * i);
}

TEST(OrderedWork, BeginsNothingNewOnceWorkHasFailed) {
    std::latch all_are_waiting(1);
    std::atomic<int> begun = 0;
    {
        OrderedWork<int, int> work(
            1,
            [&](const int& input) {
                ++begun;
                all_are_waiting.wait();
                if (input == 0) throw std::runtime_error("broken");
                return input;
            },
            [](int) {});
        for (int i = 0; i < 5; ++i) work.add(i);
        all_are_waiting.count_down();
        EXPECT_THROW(work.finish(), std::runtime_error);
    }
    EXPECT_EQ(begun, 1);
}

// This happens where a result cannot be written.
TEST(OrderedWork, BeginsNothingNewOnceItIsToEnd) {
    std::latch is_ending(1);
    std::atomic<int> begun = 0;
    std::jthread later;
    const auto add_all = [&] {
        OrderedWork<int, int> work(
            2,
            [&](const int& input) {
                ++begun;
                if (input > 0) is_ending.wait();
                return input;
            },
            [&](int) {
                later = std::jthread([&] {
                    std::this_thread::sleep_for(std::chrono::milliseconds(200));
                    is_ending.count_down();
                });
                throw std::runtime_error("no room");
            });
        for (int i = 0; i < 8; ++i) work.add(i);
        work.finish();
    };
    EXPECT_THROW(add_all(), std::runtime_error);
    EXPECT_LE(begun, 3);
}

}  // namespace
}  // namespace katachi::base
