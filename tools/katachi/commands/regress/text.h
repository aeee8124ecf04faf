// Results of regression suites as text for people.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "regression/suites/comparison.h"
#include "regression/suites/results.h"

namespace katachi::cli {

// Each suite with its unexpected results, or with all of them, and a table of all suites.
std::string results_text(const regression::RegressionResults& results, bool all, const base::TextStyle& style);

std::string comparison_text(const regression::Comparison& comparison, const base::TextStyle& style);

}  // namespace katachi::cli
