// Problems of life and death as drawings.
#pragma once

#include <string_view>

#include "tests/life/closed_region.h"

namespace katachi::life {

// Rows of a square board, separated by '/': 'D' a stone of the goal, which is Black's, 'd' another black one, 'a' and
// 'A' White's stones, '*' an empty point, '.' an empty point where nobody plays. Both play where '*', 'D', 'd' or 'a'
// stand.
ClosedRegion drawn_problem(std::string_view rows);

}  // namespace katachi::life
