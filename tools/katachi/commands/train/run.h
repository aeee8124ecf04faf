// The options and the work of `katachi train`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/files/input_limits.h"
#include "games/training/training.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct TrainOptions {
    std::vector<std::string> paths;
    std::uint64_t archive_limit = base::default_archive_limit;
    std::string output;
    std::string report;
    std::string judged;                 // weights; nothing is learned
    std::vector<std::string> shapes;    // compiled
    std::vector<std::string> patterns;  // compiled
    std::string values;
    std::optional<std::size_t> games;
    std::size_t reading_games = 0;
    games::TrainingOptions training;
};

Outcome run_train(const TrainOptions& options);

}  // namespace katachi::cli
