// What a base tells of its games, for programs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/base/told_game.h"

namespace katachi::answers {

std::string told_game_json(const games::ToldGame& game);

// Games that are listed, how many pass, and how many count at all.
std::string told_games_json(const std::vector<games::ToldGame>& listed, std::size_t passing, std::int64_t games);

}  // namespace katachi::answers
