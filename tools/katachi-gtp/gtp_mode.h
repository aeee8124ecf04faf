// GTP on standard input and output.
#pragma once

#include "engine/board/game_record.h"
#include "engine/match/pattern_tables.h"

namespace katachi {

// Until `quit` or the end of the input; the exit status.
int run_gtp_mode(const PatternTables& tables, GameRecord record);

}  // namespace katachi
