// The result of a match, as text and as JSON.
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <string>

#include "base/findings/diagnostic_text.h"
#include "regression/matches/match.h"
#include "regression/matches/standings.h"

namespace katachi::cli {

struct ArenaReport {
    const regression::MatchSettings& settings;
    const std::array<std::string, regression::player_count>& names;
    const std::map<int, regression::PlayedGame>& games;
    std::filesystem::path folder;
    std::string why_it_ended;  // for people
};

std::string arena_text(const ArenaReport& report, const base::TextStyle& style);
std::string arena_json(const ArenaReport& report);

// "H1 accepted: …", and how far the evidence goes.
std::string sprt_text(const regression::SprtBounds& bounds, const regression::SprtState& state);
std::string sprt_json(const regression::SprtBounds& bounds, const regression::PairCounts& pairs,
                      const regression::SprtState& state);

// "+70 (-137 to +277)", in Elo.
std::string elo_text(const regression::Estimate& elo);
// "60.0 % (31.3 to 83.2)"
std::string rate_text(const regression::Estimate& rate);

}  // namespace katachi::cli
