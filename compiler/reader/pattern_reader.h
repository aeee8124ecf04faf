// One reader a dialect: each runs its generated parser over a source and adds what it finds to the
// database. read_source (reader.h) chooses among them.
#pragma once

#include "compiler/model/pattern_database.h"
#include "compiler/syntax/diagnostic.h"

namespace katachi {

void read_pattern_entries(const SourcePtr& source, PatternDatabase& database, Diagnostics& diagnostics);
void read_eye_shapes(const SourcePtr& source, PatternDatabase& database, Diagnostics& diagnostics);
void read_monte_carlo(const SourcePtr& source, PatternDatabase& database, Diagnostics& diagnostics);
void read_whole_boards(const SourcePtr& source, PatternDatabase& database, Diagnostics& diagnostics);

}  // namespace katachi
