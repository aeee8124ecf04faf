// A match: its games played side by side, each by processes of its own, and kept in a folder as they end.
#pragma once

#include <atomic>
#include <functional>
#include <string>

#include "regression/matches/match_folder.h"
#include "regression/matches/match_settings.h"
#include "regression/matches/played_game.h"

namespace katachi::regression {

enum class MatchEnd : std::uint8_t { all_games, clear, stopped };

struct MatchRun {
    int concurrency = 1;
    const std::atomic<bool>* stop = nullptr;        // never null
    std::function<void(const PlayedGame&)> played;  // after each game; never called by two at once
};

// "GNU Go 3.8 (A)": what the players call themselves, where the user does not name them. Starts them once, so that
// trouble is told before the first game, and the referee. Throws FileError.
std::array<std::string, player_count> names_of_players(const MatchSettings& settings, const std::atomic<bool>& stop);

// Plays what is not in the folder yet. Games that the user's stop cuts off are not kept. Throws FileError; what was
// played stays.
MatchEnd play_match(const MatchSettings& settings, const std::array<std::string, player_count>& names,
                    MatchFolder& folder, const MatchRun& run);

}  // namespace katachi::regression
