// What a person at a terminal may say, in one table.
#pragma once

#include <ostream>
#include <string>

#include "tools/katachi-gtp/ascii_game.h"

namespace katachi::player {

// Obeys a line: a vertex or a command. What goes wrong is said to `out` and changes nothing.
void obey(AsciiGame& game, const std::string& line, std::ostream& out);

}  // namespace katachi::player
