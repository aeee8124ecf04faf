// What a base tells of its games, for people.
#pragma once

#include <string>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "games/base/told_game.h"

namespace katachi::cli {

// A row for each game.
std::string told_games_text(const std::vector<games::ToldGame>& games, const base::TextStyle& style);

// A line for each thing that is told.
std::string told_game_text(const games::ToldGame& game, const base::TextStyle& style);

// "12 of 873 games pass the filters"
std::string passing_text(std::size_t passing, std::int64_t games);

}  // namespace katachi::cli
