// Work that several threads do together, the one that asks for it among them.
#pragma once

#include <cstddef>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace katachi::base {

// Calls `work(0)` here and `work(1)` to `work(threads - 1)` on threads of their own, and waits for all of them. Throws
// what one of them has thrown. Where the system gives fewer threads, those that there are have to do all, so the work
// takes its parts from a common store.
template <typename Work>
void share_work(int threads, const Work& work) {
    std::mutex mutex;
    std::exception_ptr failure;
    const auto attempt = [&](std::size_t number) {
        try {
            work(number);
        } catch (...) {
            const std::scoped_lock lock(mutex);
            failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        try {
            for (std::size_t i = 1; i < static_cast<std::size_t>(threads); ++i) others.emplace_back(attempt, i);
        } catch (const std::system_error&) {  // those that have begun do it
        }
        attempt(0);
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace katachi::base
