// The options and the work of `katachi life train`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct LifeTrainOptions {
    std::string order;    // file of closed_promise_weights.h; empty for none
    std::string outlook;  // file of outlook_weights.h; empty for none
    std::vector<std::uint32_t> seeds = {777'001, 888'001};
    int regions = 300;  // of each seed
    int least_empty = 9, most_empty = 16;
    std::uint64_t positions = 20'000;  // a search
    int rounds = 10;
    int jobs = 1;
};
Outcome run_life_train(const LifeTrainOptions& options);

}  // namespace katachi::cli
