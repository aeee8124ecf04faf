#include "tools/studio/http/work_queue.h"

namespace katachi::studio {

WorkQueue::WorkQueue(std::size_t threads, std::size_t most_waiting) : most_waiting_(most_waiting) {
    for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

void WorkQueue::finish() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    has_work_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

bool WorkQueue::add(std::function<void()> work) {
    {
        const std::lock_guard lock(mutex_);
        if (ends_ || waiting_.size() >= most_waiting_) return false;
        waiting_.push_back(std::move(work));
    }
    has_work_.notify_one();
    return true;
}

void WorkQueue::work() {
    while (true) {
        std::function<void()> next;
        {
            std::unique_lock lock(mutex_);
            has_work_.wait(lock, [this] { return ends_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            next = std::move(waiting_.front());
            waiting_.pop_front();
        }
        next();
    }
}

}  // namespace katachi::studio
