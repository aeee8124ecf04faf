// How often those who played a move won, how sure that is, and what was to be expected of them.
#pragma once

#include <cstdint>
#include <optional>

#include "patterndb/pattern_weight.h"
#include "regression/matches/win_rate.h"

namespace katachi::authoring {

struct MoverSuccess {
    regression::Estimate rate;  // Wilson's interval of 95 %, which takes the games for independent
    double expected = 0;        // as games/expectation/expectations.h has it

    double difference() const { return rate.value - expected; }

    // How far the interval keeps from what was expected: positive above it, negative below, 0 where it holds it.
    double sure_difference() const;
};

// Nothing where no game was won or lost. `expected` is the sum of what was expected in these games, in millionths.
std::optional<MoverSuccess> mover_success(std::uint64_t won, std::uint64_t lost, std::uint64_t expected);

// The success of those who played the move of a pattern.
std::optional<MoverSuccess> mover_success(const catalogue::PatternWeight& weight);

}  // namespace katachi::authoring
