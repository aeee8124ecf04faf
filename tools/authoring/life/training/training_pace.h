// How weights follow the gradient of a loss: each at a pace of its own (AdaGrad: J. Duchi, E. Hazan and Y. Singer,
// "Adaptive Subgradient Methods", 2011), in rounds through all examples, each round in another order by chance.
#pragma once

#include <atomic>
#include <cmath>
#include <cstdint>
#include <functional>

#include "base/long_work/interrupt.h"

namespace katachi::authoring {

// What a round has come to, in natural logarithms, by the weights of the examples.
struct TrainedRound {
    int round = 0;             // from 1 on
    double loss = 0;           // of what is learned from, while it is learned from
    double left_out_loss = 0;  // of what is left out, afterwards
    double share_right = 0;    // of what is left out: as the learner says
};

struct TrainingPace {
    int rounds = 10;
    float rate = 0.05F;
    int slow_rounds = 2;  // the last ones
    float slow_share = 0.3F;
    std::uint64_t seed = 1;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(const TrainedRound&)> round_ends = nullptr;

    float rate_of(int round) const { return round <= rounds - slow_rounds ? rate : rate * slow_share; }
    bool is_stopped() const { return base::is_stopped(stop); }
};

// One step of a weight down the gradient; `squares` is the sum of its gradients' squares.
inline void step_down(float& weight, float& squares, float gradient, float rate) {
    squares += gradient * gradient;
    weight -= rate * gradient / (std::sqrt(squares) + 1e-3F);
}

}  // namespace katachi::authoring
