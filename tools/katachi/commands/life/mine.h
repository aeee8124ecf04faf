// The options and the work of `katachi life mine`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/authoring/games/game_reading.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct LifeMineOptions {
    std::vector<std::string> problems;
    std::string output;
    std::string side = "attack";
    std::size_t limit = 40;            // entries
    std::uint64_t positions = 20'000;  // a search
    int jobs = 1;
    authoring::GameReading reading;
};
Outcome run_life_mine(const LifeMineOptions& options);

}  // namespace katachi::cli
