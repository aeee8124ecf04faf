// The options and the work of `katachi match`.
#pragma once

#include <string>

#include "tools/katachi/commands/match/profile_run.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"
#include "tools/katachi/shared/pattern_choice.h"
#include "tools/katachi/shared/position_choice.h"

namespace katachi::cli {

struct MatchOptions {
    PositionChoice position;
    std::string positions_file;
    PatternChoice patterns;
    std::string at;
    std::string explain;
    std::string output;  // a picture
    std::string area;    // of the board in it
    std::string format = "text";
    bool geometry = false;
    bool constraints = false;
    bool all = false;
    int jobs = 1;  // threads that match the positions of positions_file
    ProfileCommandOptions profile;
};

Outcome run_match(const MatchOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
