// Results of tests, and how much of the entries the tests need, for programs.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/pattern_test/measured_coverage.h"
#include "tools/authoring/pattern_test/test_results.h"

namespace katachi::answers {

std::string results_json(const authoring::TestResults& results, const authoring::TestedDatabases& tested);
std::string coverage_json(const std::vector<authoring::CoveredEntry>& entries);

}  // namespace katachi::answers
