// GTP on standard input and output.
#pragma once

#include "engine/match/pattern_tables.h"

namespace katachi {

// The exit status.
int run_gtp_mode(const PatternTables& tables);

}  // namespace katachi
