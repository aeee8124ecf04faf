// Whether compiled playout patterns are safe to read.
#pragma once

#include <string>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// What is wrong, in a few words; nothing where every look-up stays within the tables.
std::string check_playouts(const PatternTables& tables);

}  // namespace katachi::match
