// How promising a move is in a closed region: the groups of promise_groups.h seen together by a small net, since what a
// feature is worth hangs on the others (DESIGN.md).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "engine/life/moves/closed_promise_weights.h"
#include "engine/life/moves/promise_groups.h"

namespace katachi::life {

// The net has learned from regions of at most so many empty points, and orders moves of larger ones badly.
constexpr int most_points_of_net = 16;

// Each feature has a row of weights, and the rows of a move's features are summed. The first sum counts as it is; of
// the seven others what is above zero counts, by a readout.
class PromiseSums {
  public:
    explicit PromiseSums(const PromiseRow* rows) : rows_(rows) {}

    // The feature `number` of the next group, which has `count` of them.
    void add(int number, int count) {
        Eight row;
        std::memcpy(&row, rows_ + number, sizeof row);
        sums_ += row;
        rows_ += count;
    }
    int promise(const PromiseRow& readout) const {
        PromiseRow sums;
        std::memcpy(sums.data(), &sums_, sizeof sums_);
        int sum = int{sums[0]} * readout[0];
        for (std::size_t i = 1; i < sums.size(); ++i) sum += std::max<int>(sums[i], 0) * readout[i];
        return sum / promise_sum_of_twelfth;
    }

  private:
    using Eight [[gnu::vector_size(sizeof(PromiseRow))]] = PromiseRow::value_type;

    const PromiseRow* rows_;
    Eight sums_{};
};

// Inlined, so that the sums are kept in a register.
[[gnu::always_inline]] inline int closed_promise(const MoveCounts& move, bool is_attacker) {
    const std::size_t side = is_attacker ? 1 : 0;
    PromiseSums sums(closed_promise_weights[side].data());
    each_closed_promise_group(
        move, [&](int number, int count) __attribute__((always_inline)) { sums.add(number, count); });
    return sums.promise(closed_promise_readout[side]);
}

}  // namespace katachi::life
