// The options and the work of `katachi train`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/training/training.h"
#include "tools/authoring/games/game_reading.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct TrainOptions {
    std::vector<std::string> paths;
    authoring::GameReading reading;
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
