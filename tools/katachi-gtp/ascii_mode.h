// Go at a terminal, for people.
#pragma once

#include <string>

#include "tools/katachi-gtp/ascii_game.h"

namespace katachi::player {

// Until `quit` or the end of the input. Games go to `outfile`, if that is not empty.
void run_ascii_mode(AsciiGame game, const std::string& outfile);

}  // namespace katachi::player
