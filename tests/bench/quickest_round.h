// Seconds of the quickest of some rounds: whatever disturbs only makes slower.
#pragma once

#include <algorithm>
#include <chrono>

namespace katachi::bench {

// `prepare` comes before each round and is not counted.
template <typename Prepare, typename Work>
double quickest_round(Prepare prepare, Work work) {
    using Clock = std::chrono::steady_clock;
    constexpr int rounds = 5;
    double best = 0;
    for (int round = 0; round < rounds; ++round) {
        prepare();
        const auto start = Clock::now();
        work();
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        best = round == 0 ? seconds : std::min(best, seconds);
    }
    return best;
}

template <typename Work>
double quickest_round(Work work) {
    return quickest_round([] {}, work);
}

}  // namespace katachi::bench
