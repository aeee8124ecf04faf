// Where the cells of a pattern lie in one of its orientations.
#pragma once

#include <vector>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// Points relative to the upper left corner of the turned rectangle, in the order of the pattern's cells.
std::vector<TableCell> turned_cells(const PatternTables& tables, const TableOrientation& shape);

// Whether a point of the pattern lies in the turned rectangle.
bool lies_in(const TableOrientation& shape, TablePoint point);

}  // namespace katachi::match
