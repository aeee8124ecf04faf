// Results of regression suites as text for people.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "regression/suites/comparison.h"
#include "regression/suites/results.h"
#include "regression/suites/selection.h"

namespace katachi::cli {

// The unexpected results of a suite, or all of them; empty where there is none.
std::string suite_text(const regression::SuiteResult& suite, bool all, const base::TextStyle& style);

// The chosen tests of a suite, a line each.
std::string list_text(const regression::Suite& suite, const regression::TestSelection& selection);

// A table of all suites.
std::string summary_text(const regression::RegressionResults& results, const base::TextStyle& style);

std::string comparison_text(const regression::Comparison& comparison, const base::TextStyle& style);

}  // namespace katachi::cli
