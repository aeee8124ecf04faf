// How much of the entries their tests need.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/pattern_test/coverage.h"
#include "tools/katachi/commands/test/results.h"

namespace katachi::cli {

struct CoveredEntry {
    const TestedDatabase* tested = nullptr;
    const compiler::Pattern* pattern = nullptr;
    authoring::EntryCoverage coverage;
};

// Of the entries whose name fits `filter`.
std::vector<CoveredEntry> measure_coverage(const TestedDatabases& tested, const std::string& filter);

// What no test notices, entries without a positive or a negative test, and the sum.
std::string coverage_text(const std::vector<CoveredEntry>& entries);
std::string coverage_json(const std::vector<CoveredEntry>& entries);

}  // namespace katachi::cli
