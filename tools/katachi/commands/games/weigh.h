// The options and the work of `katachi games weigh`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tools/authoring/games/game_reading.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/outcome.h"
#include "tools/katachi/shared/pattern_choice.h"

namespace katachi::cli {

struct GamesWeighOptions {
    PatternChoice patterns;
    std::vector<std::string> games;
    std::string sort = "matched";  // of weigh_columns
    std::size_t limit = 20;        // of the table for people
    std::string catalogue;         // where the run is stored, "" for nowhere
    int jobs = 1;
    authoring::GameReading reading;
    OutputFormat format = OutputFormat::text;
};

// What patterns can be sorted by.
std::vector<std::string> weigh_columns();

Outcome run_games_weigh(const GamesWeighOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
