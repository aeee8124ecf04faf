// Where the system gives fewer threads than somebody asks for.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

#include "base/long_work/ordered_work.h"
#include "base/long_work/shared_work.h"

namespace katachi::base {
namespace {

constexpr std::size_t megabyte = 1 << 20;

// Leaves so many bytes of addresses to this process; a thread takes eight megabytes of them.
void leave_room(std::size_t bytes) {
    std::size_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    const rlimit limit{pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) + bytes, RLIM_INFINITY};
    if (::setrlimit(RLIMIT_AS, &limit) != 0) throw std::runtime_error("no limit can be set");
}

// Exits with what is to be seen outside.
[[noreturn]] void count_in_order(std::size_t room, int workers) {
    leave_room(room);
    int sum = 0;
    try {
        OrderedWork<int, int> work(
            workers, [](const int& input) { return input; }, [&](int result) { sum += result; });
        for (int i = 1; i <= 10; ++i) work.add(i);
        work.finish();
    } catch (const std::runtime_error& error) {
        std::cerr << error.what();
    }
    std::_Exit(sum);
}

[[noreturn]] void count_together(std::size_t room, int threads) {
    leave_room(room);
    std::atomic<int> next = 0;
    std::atomic<int> sum = 0;
    share_work(threads, [&](std::size_t) {
        for (int i = ++next; i <= 10; i = ++next) sum += i;
    });
    std::_Exit(sum);
}

// The stacks of threads that have ended are used again, so that each question is asked in a process of its own.
class ScarceThreads : public testing::Test {
  protected:
    ScarceThreads() { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
    ~ScarceThreads() override { GTEST_FLAG_SET(death_test_style, style_before_); }

  private:
    std::string style_before_ = GTEST_FLAG_GET(death_test_style);
};

TEST_F(ScarceThreads, DoTheWorkOfAllThatWereAskedFor) {
    EXPECT_EXIT(count_in_order(12 * megabyte, 200), testing::ExitedWithCode(55), "^$");
    EXPECT_EXIT(count_together(12 * megabyte, 200), testing::ExitedWithCode(55), "^$");
}

TEST_F(ScarceThreads, AreMissedInALineForPeople) {
    EXPECT_EXIT(count_in_order(megabyte, 2), testing::ExitedWithCode(0), "no thread can be started: .*; .* make room");
    EXPECT_EXIT(count_together(megabyte, 2), testing::ExitedWithCode(55), "^$");
}

}  // namespace
}  // namespace katachi::base
