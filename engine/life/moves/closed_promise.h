// How promising a move is in a closed region: the groups of promise_groups.h seen together by a small net, since what a
// feature is worth hangs on the others (DESIGN.md).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/life/moves/closed_promise_weights.h"
#include "engine/life/moves/promise_groups.h"

namespace katachi::life {

// The net has learned from regions of at most so many empty points, and orders moves of larger ones badly.
constexpr int most_points_of_net = 16;

// Each feature has a row of weights, and the rows of a move's features are summed. The first sum counts as it is; of
// the seven others what is above zero counts, by a readout.
inline int closed_promise(const MoveCounts& move, bool is_attacker) {
    const std::size_t side = is_attacker ? 1 : 0;
    PromiseRow sums{};
    const PromiseRow* rows = closed_promise_weights[side].data();
    // Inlined, so that the sums are kept in a register.
    const auto add = [&](int number, int count) __attribute__((always_inline)) {
        const PromiseRow& row = rows[number];
        for (std::size_t i = 0; i < row.size(); ++i) sums[i] = static_cast<std::int16_t>(sums[i] + row[i]);
        rows += count;
    };
    each_closed_promise_group(move, add);
    const PromiseRow& readout = closed_promise_readout[side];
    int sum = int{sums[0]} * readout[0];
    for (std::size_t i = 1; i < sums.size(); ++i) sum += std::max<int>(sums[i], 0) * readout[i];
    return sum / promise_sum_of_twelfth;
}

}  // namespace katachi::life
