// Whether programs can be run, for bytes from outside.
#pragma once

#include <string>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// What an evaluator would stumble over, or "": a jump or a call that leads outside of the tables, a stack that runs
// empty or too deep, a call that no Analysis is promised. Patterns, orientations and texts have been checked.
std::string check_constraints(const PatternTables& tables);

}  // namespace katachi::match
