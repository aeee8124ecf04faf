// Whether the marked cells of compiled patterns are safe to go by.
#pragma once

#include <string>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// What is wrong, in a few words; nothing where each lies in its pattern's rectangle, however it is turned. The patterns
// and orientations must be sound.
std::string check_marked_cells(const PatternTables& tables);

}  // namespace katachi::match
