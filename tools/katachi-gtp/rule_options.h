// Options that say by which rules a game is played.
#pragma once

#include "tools/katachi-gtp/start.h"

namespace CLI {
class App;
}

namespace katachi::player {

// Adds --rules, and what GNU Go calls the same. `start` outlives the program.
void add_rule_options(CLI::App& program, StartOptions& start);

}  // namespace katachi::player
