// How a match between engines stands.
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <string>

#include "regression/matches/match_settings.h"
#include "regression/matches/played_game.h"

namespace katachi::authoring {

struct ArenaReport {
    const regression::MatchSettings& settings;
    const std::array<std::string, regression::player_count>& names;
    const std::map<int, regression::PlayedGame>& games;
    std::filesystem::path folder;
    std::string why_it_ended;  // for people
};

}  // namespace katachi::authoring
