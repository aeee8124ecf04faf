// One reader a dialect: each runs its generated parser over a source and adds what it finds to the
// database. read_source (reader.h) chooses among them.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

constexpr std::uint32_t end_of_text = std::numeric_limits<std::uint32_t>::max();

// What begins at or behind `end` is not read.
void read_pattern_entries(const base::SourcePtr& source, PatternDatabase& database, base::Diagnostics& diagnostics,
                          std::uint32_t end = end_of_text);
void read_eye_shapes(const base::SourcePtr& source, PatternDatabase& database, base::Diagnostics& diagnostics,
                     std::uint32_t end = end_of_text);
void read_monte_carlo(const base::SourcePtr& source, PatternDatabase& database, base::Diagnostics& diagnostics);
void read_whole_boards(const base::SourcePtr& source, PatternDatabase& database, base::Diagnostics& diagnostics,
                       std::uint32_t end = end_of_text);

// A number of an attribute, with or without a sign. None is larger than tables can hold.
std::optional<double> attribute_number(std::string_view text);

}  // namespace katachi::compiler
