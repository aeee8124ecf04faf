// Go at a terminal, for people.
#pragma once

#include "engine/board/game_record.h"

namespace katachi {

// Until `quit` or the end of the input; the exit status.
int run_ascii_mode(GameRecord record);

}  // namespace katachi
