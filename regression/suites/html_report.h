// Results as one web page that needs nothing beside it: what failed with its board, what changed, what it cost.
#pragma once

#include <string>

#include "regression/suites/comparison.h"
#include "regression/suites/results.h"

namespace katachi::regression {

// Reads the suites again for their positions; a test whose suite or game is gone is shown without a board.
// `comparison` may be null.
std::string html_report(const RegressionResults& results, const Comparison* comparison);

}  // namespace katachi::regression
