// The options and the work of `katachi diff`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/authoring/games/game_reading.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct DiffOptions {
    std::string before;
    std::string after;
    std::vector<std::string> games;
    authoring::GameReading reading;
    int every = 1;
    std::string format = "text";
    bool remarks = false;
    bool all_places = false;
};

Outcome run_diff(const DiffOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
