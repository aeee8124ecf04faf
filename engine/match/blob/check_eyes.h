// Whether the tables of eye shapes are sound.
#pragma once

#include <string>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// What is wrong, in a few words; empty where the matcher can read them safely.
std::string check_eyes(const PatternTables& tables);

}  // namespace katachi::match
