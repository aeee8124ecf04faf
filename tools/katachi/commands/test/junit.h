// Results of tests, as JUnit XML.
#pragma once

#include <string>

#include "tools/authoring/pattern_test/test_results.h"

namespace katachi::cli {

// A suite for each file of tests, a case for each test.
std::string results_junit(const authoring::TestResults& results, double seconds);

}  // namespace katachi::cli
