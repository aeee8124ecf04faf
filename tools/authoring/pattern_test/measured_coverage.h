// How much of the entries their tests need.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/pattern_test/coverage.h"
#include "tools/authoring/pattern_test/test_results.h"

namespace katachi::authoring {

struct CoveredEntry {
    const TestedDatabase* tested = nullptr;
    const compiler::Pattern* pattern = nullptr;
    EntryCoverage coverage;
};

// The coverage of the entries whose name fits `filter`.
std::vector<CoveredEntry> measure_coverage(const TestedDatabases& tested, const std::string& filter);

struct CoverageSum {
    std::size_t entries = 0, without_positive = 0, without_negative = 0, mutants = 0, unnoticed = 0;
};
CoverageSum sum_of(const std::vector<CoveredEntry>& entries);

}  // namespace katachi::authoring
