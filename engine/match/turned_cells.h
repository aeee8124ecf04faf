// Where the cells of a pattern lie in one of its orientations.
#pragma once

#include <vector>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// Points relative to the upper left corner of the turned rectangle, in the order of the pattern's cells.
std::vector<TableCell> turned_cells(const PatternTables& tables, const TableOrientation& shape);

}  // namespace katachi::match
