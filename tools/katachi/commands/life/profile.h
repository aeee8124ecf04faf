// The options and the work of `katachi life profile`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/authoring/games/game_reading.h"
#include "tools/authoring/life/pattern_profile.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/outcome.h"
#include "tools/katachi/shared/pattern_choice.h"

namespace katachi::cli {

struct LifeProfileCommandOptions {
    std::vector<std::string> problems;
    PatternChoice patterns;
    std::uint64_t positions = 20'000;  // a search
    bool alone = false;
    int jobs = 1;
    OutputFormat format = OutputFormat::text;
    authoring::GameReading reading;
};
Outcome run_life_profile(const LifeProfileCommandOptions& options, const CommonOptions& common);

// Those that were offered most often first.
std::string life_profile_text(const authoring::LifeProfile& profile, const base::TextStyle& style);
std::string life_profile_tsv(const authoring::LifeProfile& profile);

}  // namespace katachi::cli
