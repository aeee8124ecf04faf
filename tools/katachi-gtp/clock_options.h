// Options that give the engine a clock, by GNU Go's names.
#pragma once

#include "tools/katachi-gtp/own_player.h"

namespace CLI {
class App;
}

namespace katachi::player {

// `play` outlives the program.
void add_clock_options(CLI::App& program, PlaySettings& play);

}  // namespace katachi::player
