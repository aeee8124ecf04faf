// Go at a terminal, for people.
#pragma once

#include "tools/katachi-gtp/ascii_game.h"

namespace katachi::player {

// Until `quit` or the end of the input.
void run_ascii_mode(AsciiGame game);

}  // namespace katachi::player
