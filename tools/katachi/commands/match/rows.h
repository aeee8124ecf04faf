// Matches of one position as lines of a table, for programs.
#pragma once

#include <string>

#include "tools/authoring/match_report.h"

namespace katachi::cli {

// The position, behind an `@`; then a line a match, sorted by bytes: database, side that the diagram draws as O,
// pattern, move, corners of the diagram on the board; where constraints and class letters were asked, 1 for what holds,
// 0 for what they refuse, ? for what is not settled. `-` stands for no move, and for no corner.
std::string match_rows(const authoring::MatchReport& report);

}  // namespace katachi::cli
