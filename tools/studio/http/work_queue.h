// Work that threads take from a queue, which never grows beyond a limit.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace katachi::studio {

class WorkQueue {
  public:
    WorkQueue(std::size_t threads, std::size_t most_waiting);
    ~WorkQueue() { finish(); }
    WorkQueue(const WorkQueue&) = delete;
    WorkQueue& operator=(const WorkQueue&) = delete;

    // False where too much waits already, or no more is taken.
    bool add(std::function<void()> work);
    // Takes no more, and waits until all is done.
    void finish();

  private:
    void work();

    std::size_t most_waiting_;
    std::mutex mutex_;
    std::condition_variable has_work_;
    std::deque<std::function<void()>> waiting_;
    bool ends_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace katachi::studio
