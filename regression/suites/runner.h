// Suites on several engine processes side by side: a suite is run by one process from its beginning to its end, so
// that the results do not depend on how many there are.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "regression/suites/results.h"
#include "regression/suites/suite_run.h"

namespace katachi::regression {

struct PlannedSuite {
    const Suite* suite = nullptr;
    std::vector<PlannedStep> steps;

    std::size_t test_count() const;
};

struct RunProgress {
    std::size_t done = 0;  // tests
    std::size_t total = 0;
    std::size_t unexpected = 0;
    std::string suite;  // of the last test
};

struct RunSettings {
    EngineSettings engine;
    int jobs = 1;
    // Never called by two at once; may be empty.
    std::function<void(const RunProgress&)> progress;
    std::function<void(const SuiteResult&)> suite_done = {};
};

// The results are in the order of `suites`; after a stop they are those that were begun. Throws FileError where the
// engine cannot be run.
RegressionResults run_suites(const std::vector<PlannedSuite>& suites, const RunSettings& settings);

}  // namespace katachi::regression
