// The result of a match, as text and as JSON.
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <string>

#include "regression/matches/match.h"
#include "regression/matches/standings.h"
#include "base/findings/diagnostic_text.h"

namespace katachi {

struct ArenaReport {
    const MatchSettings& settings;
    const std::array<std::string, player_count>& names;
    const std::map<int, PlayedGame>& games;
    std::filesystem::path folder;
    std::string why_it_ended;  // for people
};

std::string arena_text(const ArenaReport& report, const TextStyle& style);
std::string arena_json(const ArenaReport& report);

// "H1 accepted: …", and how far the evidence goes.
std::string sprt_text(const SprtBounds& bounds, const SprtState& state);
std::string sprt_json(const SprtBounds& bounds, const PairCounts& pairs, const SprtState& state);

// "+70 (-137 to +277)", in Elo.
std::string elo_text(const Estimate& elo);
// "60.0 % (31.3 to 83.2)"
std::string rate_text(const Estimate& rate);

}  // namespace katachi
