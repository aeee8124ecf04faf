// Whether tables that come from outside are such that no matcher reads outside of them.
#pragma once

#include <string>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// What is wrong, in a few words, or "": indices that lead out of an array, texts without an end, rectangles
// larger than a board, points outside of their rectangle.
std::string check_tables(const PatternTables& tables);

}  // namespace katachi::match
