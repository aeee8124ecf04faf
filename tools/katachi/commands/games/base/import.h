// The options and the work of `katachi games import`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/authoring/games/game_reading.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct GamesImportOptions {
    std::string base;
    std::vector<std::string> paths;
    std::string aliases;  // a file; empty for none
    int jobs = 1;
    authoring::GameReading reading;
};

Outcome run_games_import(const GamesImportOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
