// One reader a dialect: each runs its generated parser over a source and adds what it finds to the
// database. read_source (reader.h) chooses among them.
#pragma once

#include <cstdint>
#include <limits>

#include "compiler/model/pattern_database.h"
#include "base/findings/diagnostic.h"

namespace katachi {

constexpr std::uint32_t end_of_text = std::numeric_limits<std::uint32_t>::max();

// What begins at or behind `end` is not read.
void read_pattern_entries(const SourcePtr& source, PatternDatabase& database, Diagnostics& diagnostics,
                          std::uint32_t end = end_of_text);
void read_eye_shapes(const SourcePtr& source, PatternDatabase& database, Diagnostics& diagnostics,
                     std::uint32_t end = end_of_text);
void read_monte_carlo(const SourcePtr& source, PatternDatabase& database, Diagnostics& diagnostics);
void read_whole_boards(const SourcePtr& source, PatternDatabase& database, Diagnostics& diagnostics,
                       std::uint32_t end = end_of_text);

}  // namespace katachi
