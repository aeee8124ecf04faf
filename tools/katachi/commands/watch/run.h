// The options and the work of `katachi watch`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/authoring/games/game_reading.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct WatchOptions {
    std::vector<std::string> paths;
    std::vector<std::string> games;
    authoring::GameReading reading;
    int every = 20;
    std::string output;
};

Outcome run_watch(const WatchOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
