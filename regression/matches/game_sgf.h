// A game of a match as SGF: who played, how it ended and why.
#pragma once

#include <array>
#include <string>

#include "regression/matches/conduct.h"

namespace katachi::regression {

// `names` are those of A and B.
std::string game_sgf(const ConductedGame& played, const MatchSettings& settings,
                     const std::array<std::string, player_count>& names);

}  // namespace katachi::regression
