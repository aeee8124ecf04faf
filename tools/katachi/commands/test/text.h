// Results of tests, for people: each failure with its board, then what was run.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/pattern_test/test_results.h"

namespace katachi::cli {

std::string results_text(const authoring::TestResults& results, const base::TextStyle& style);
std::string summary_text(const authoring::TestResults& results);

}  // namespace katachi::cli
