// The options and the work of `katachi harvest`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tools/authoring/games/game_reading.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct HarvestOptions {
    std::vector<std::string> paths;
    authoring::GameReading reading;
    std::string output;
    std::uint64_t min_count = 60;
    std::size_t max_entries = 8000;
    int jobs = 1;
};

Outcome run_harvest(const HarvestOptions& options);

}  // namespace katachi::cli
