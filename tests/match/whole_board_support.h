// Matches of whole-board entries in a form that the tables and the model share.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "engine/board/position.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// Sorted, a line a match: "fuseki19 F-H0-1 3977 b Q16 as drawn". Repeated lines are kept.
using WholeBoardLines = std::vector<std::string>;

// The lines are those of both colours.
WholeBoardLines lines_by_tables(const PatternTables& tables, const board::Position& position);
WholeBoardLines lines_by_reference(const std::vector<compiler::PatternDatabase>& databases,
                                   const board::Position& position);

}  // namespace katachi::match
