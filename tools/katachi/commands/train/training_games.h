// The games of collections that moves are learned from, or that weights are judged on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/training/training_game.h"
#include "tools/authoring/games/game_reading.h"

namespace katachi::cli {

struct TrainingGames {
    std::vector<games::TrainingGame> learned, held_out;
    std::size_t passed_over = 0;
};

// The first `most` games that can be learned from, each once; nothing stands for all. Texts that unpack to more bytes
// than the limit are told of and passed over.
TrainingGames read_training_games(const std::vector<std::string>& paths, std::optional<std::size_t> most,
                                  const authoring::GameReading& reading);

}  // namespace katachi::cli
