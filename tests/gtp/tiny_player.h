// A player that searches little and knows nothing, for tests of what works with players.
#pragma once

#include <memory>

#include "engine/search/player.h"

namespace katachi::gtp {

// On one thread, so that it does the same in every run.
std::unique_ptr<search::Player> new_tiny_player(std::uint64_t playouts, int threads = 1);

// One that likes to play beside the last move.
std::unique_ptr<search::Player> new_tiny_follower(std::uint64_t playouts);

// The first without a number of playouts: it thinks as its clock or level asks.
std::unique_ptr<search::Player> new_tiny_thinker(int threads = 1);

}  // namespace katachi::gtp
