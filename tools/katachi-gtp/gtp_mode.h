// GTP on standard input and output.
#pragma once

#include <string>

#include "engine/board/game_record.h"
#include "engine/match/pattern_tables.h"

namespace katachi {

// Until `quit` or the end of the input; the exit status.
int run_gtp_mode(const PatternTables& tables, GameRecord record);

// Whether the string at the named vertex can be captured and saved, on standard output; what was read goes as SGF to
// `trace_file`, if that is not empty. The exit status.
int decide_string(const PatternTables& tables, GameRecord record, const std::string& vertex,
                  const std::string& trace_file);

}  // namespace katachi
