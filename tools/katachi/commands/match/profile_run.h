// katachi match --profile: the profile of a collection, run with progress and Ctrl-C, stored and printed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "compiler/model/pattern_database.h"
#include "tools/authoring/games/game_reading.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct ProfileCommandOptions {
    std::vector<std::string> games;
    authoring::GameReading reading;
    int every = 1;
    std::string sort = "hits";  // or "share"
    std::size_t limit = 20;     // of the table for people
    std::string catalogue;      // where the run is stored, "" for nowhere
};

Outcome run_profile(const std::vector<compiler::PatternDatabase>& databases, const ProfileCommandOptions& options,
                    OutputFormat format, const base::TextStyle& style);

}  // namespace katachi::cli
