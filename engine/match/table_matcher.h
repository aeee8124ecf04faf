// The matcher over PatternTables: tries every orientation at every place, cell by cell.
#pragma once

#include <vector>

#include "engine/board/position.h"
#include "engine/match/match.h"
#include "engine/match/pattern_tables.h"

namespace katachi {

// Appends all matches for `colour` to move, in the order of the tables' orientations, then of
// the rectangle's upper left corner. `matches` is the caller's, and grows as needed.
void match_all(const PatternTables& tables, const Position& position, Colour colour, std::vector<Match>& matches);

}  // namespace katachi
