// What headers say of who may hope to win a game.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/base/game_base.h"

namespace katachi::games {

struct GameOdds {
    std::int64_t number = 0;                    // of the game
    std::optional<int> black_rank, white_rank;  // by strength, see header_rank.h
    std::optional<double> komi;
};

// The odds of all games, by number. Throws base::FileError.
std::vector<GameOdds> game_odds(const GameBase& base);

}  // namespace katachi::games
