// How much of the entries their tests need, for people.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/pattern_test/measured_coverage.h"

namespace katachi::cli {

// What no test notices, entries without a positive or a negative test, and the sum.
std::string coverage_text(const std::vector<authoring::CoveredEntry>& entries);

}  // namespace katachi::cli
