// Whether templates that come from outside are such that the matcher reads nothing outside of them and ends.
#pragma once

#include <string>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// What is wrong, in a few words, or "".
std::string check_templates(const PatternTables& tables);

}  // namespace katachi::match
