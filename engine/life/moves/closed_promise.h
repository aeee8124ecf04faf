// How promising a move is in a closed region: the groups of promise_groups.h seen together by a small net, since what a
// feature is worth hangs on the others (DESIGN.md).
#pragma once

#include <cstddef>
#include <cstring>

#include "engine/life/moves/closed_promise_weights.h"
#include "engine/life/moves/promise_groups.h"

namespace katachi::life {

// The net has learned from regions of at most so many empty points, and orders moves of larger ones badly.
constexpr int most_points_of_net = 16;

// Promises of moves in one position. Each feature has a row of weights, and the rows of a move's features are summed.
// The first sum counts as it is; of the seven others what is above zero counts, by a readout.
class ClosedPromises {
  public:
    // The promises of a position in which the room has `open_in_room` open points, and the goal so many liberties.
    ClosedPromises(bool is_attacker, int open_in_room, int goal_liberties)
        : rows_(closed_promise_weights[is_attacker ? 1 : 0].data()),
          readout_(closed_promise_readout[is_attacker ? 1 : 0]) {
        const PromiseRow* rows = rows_;
        each_closed_move_group({}, [&](int, int count) { rows += count; });
        each_closed_position_group(open_in_room, goal_liberties,
                                   [&](int number, int count) { add(rows, number, count, of_position_); });
    }

    // Inlined, so that the sums are kept in a register.
    [[gnu::always_inline]] int of(const MoveCounts& move) const {
        const PromiseRow* rows = rows_;
        Eight sums = of_position_;
        each_closed_move_group(
            move, [&](int number, int count) __attribute__((always_inline)) { add(rows, number, count, sums); });
        constexpr Eight first{-1};  // all its digits
        const Eight counting = sums & ((sums > 0) | first);
        PromiseRow counted;
        std::memcpy(counted.data(), &counting, sizeof counting);
        int sum = 0;
#pragma GCC unroll 1  // so that the compiler makes one product of vectors of it
        for (std::size_t i = 0; i < counted.size(); ++i) sum += counted[i] * readout_[i];
        return sum / promise_sum_of_twelfth;
    }

  private:
    using Eight [[gnu::vector_size(sizeof(PromiseRow))]] = PromiseRow::value_type;

    [[gnu::always_inline]] static void add(const PromiseRow*& rows, int number, int count, Eight& sums) {
        Eight row;
        std::memcpy(&row, rows + number, sizeof row);
        sums += row;
        rows += count;
    }

    const PromiseRow* rows_;
    const PromiseRow& readout_;
    Eight of_position_{};
};

}  // namespace katachi::life
