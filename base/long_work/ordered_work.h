// Work shared among threads whose results come back in the order in which the work was given out.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <stdexcept>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace katachi::base {

template <class Input, class Output>
class OrderedWork {
  public:
    // `work` runs on `workers` threads, or as many as the system gives; `take` on the thread that calls add and finish.
    OrderedWork(int workers, std::function<Output(const Input&)> work, std::function<void(Output)> take)
        : work_(std::move(work)), take_(std::move(take)), room_(static_cast<std::size_t>(workers) + 2) {
        for (int i = 0; i < workers; ++i) begin_thread();
    }

    OrderedWork(const OrderedWork&) = delete;
    OrderedWork& operator=(const OrderedWork&) = delete;
    // Waits for what is being worked on, and leaves the rest.
    ~OrderedWork() {
        for (std::jthread& thread : threads_) thread.request_stop();
    }

    // Waits while too much is under way. Throws what the work has thrown.
    void add(Input input) {
        std::unique_lock lock(mutex_);
        take_results(lock);
        while (given_out_ - taken_ >= static_cast<std::int64_t>(2 * room_)) wait_for_result(lock);
        waiting_.emplace_back(given_out_++, std::move(input));
        has_work_.notify_one();
    }

    // Waits until all is done and taken.
    void finish() {
        std::unique_lock lock(mutex_);
        take_results(lock);
        while (taken_ < given_out_) wait_for_result(lock);
    }

  private:
    void begin_thread() {
        try {
            threads_.emplace_back([this](const std::stop_token& stop) { run(stop); });
        } catch (const std::system_error& refused) {
            if (threads_.empty())
                throw std::runtime_error("no thread can be started: " + refused.code().message() +
                                         "; more memory or fewer other programs make room for one");
        }
    }

    void wait_for_result(std::unique_lock<std::mutex>& lock) {
        has_result_.wait(lock, [this] { return failure_ || results_.contains(taken_); });
        take_results(lock);
    }

    void take_results(std::unique_lock<std::mutex>& lock) {
        if (failure_) std::rethrow_exception(failure_);
        for (auto next = results_.find(taken_); next != results_.end(); next = results_.find(taken_)) {
            Output result = std::move(next->second);
            results_.erase(next);
            ++taken_;
            lock.unlock();
            take_(std::move(result));
            lock.lock();
        }
    }

    void run(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        for (;;) {
            has_work_.wait(lock, stop, [this] { return !waiting_.empty(); });
            if (stop.stop_requested() || failure_) return;
            const auto [number, input] = std::move(waiting_.front());
            waiting_.pop_front();
            lock.unlock();
            try {
                Output result = work_(input);
                lock.lock();
                results_.emplace(number, std::move(result));
            } catch (...) {
                if (!lock.owns_lock()) lock.lock();
                failure_ = std::current_exception();
            }
            has_result_.notify_one();
        }
    }

    std::function<Output(const Input&)> work_;
    std::function<void(Output)> take_;
    std::size_t room_;
    std::mutex mutex_;
    std::condition_variable_any has_work_;
    std::condition_variable has_result_;
    std::deque<std::pair<std::int64_t, Input>> waiting_;
    std::map<std::int64_t, Output> results_;
    std::int64_t given_out_ = 0;
    std::int64_t taken_ = 0;
    std::exception_ptr failure_;
    std::vector<std::jthread> threads_;  // the last member: stopped before the others go
};

}  // namespace katachi::base
