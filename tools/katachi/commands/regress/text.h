// Results of regression suites as text for people.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "regression/suites/comparison.h"
#include "regression/suites/results.h"

namespace katachi {

// Each suite with its unexpected results, or with all of them, and a table of all suites.
std::string results_text(const RegressionResults& results, bool all, const TextStyle& style);

std::string comparison_text(const Comparison& comparison, const TextStyle& style);

}  // namespace katachi
