// Results of running tests.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tools/authoring/pattern_test/test_run.h"
#include "tools/authoring/pattern_test/tested_databases.h"

namespace katachi::authoring {

// What the board and reading can answer; one analysis, set to one position after the other.
AnalyseTest board_analysis_of_cases();

struct RanTest {
    const TestedDatabase* tested = nullptr;
    const PatternTests* tests = nullptr;  // the file
    TestResult result;

    const TestPosition& position() const { return tests->positions[result.test->position]; }
    // "attack.test:12".
    std::string place() const;
    // The test's line as it is written.
    std::string text() const;
};

struct TestResults {
    std::vector<RanTest> ran;
    std::vector<std::pair<const TestedDatabase*, const compiler::Pattern*>> untested;

    std::size_t cases() const;
    std::size_t failures() const;
    std::size_t tested_entries() const;
};

// Runs the tests of entries whose name fits the shell pattern `filter`; all where it is empty. `tested` must outlive
// the results.
TestResults run_tests(const TestedDatabases& tested, const std::string& filter);
// The results of the entries that are wanted.
TestResults run_tests(const TestedDatabases& tested,
                      const std::function<bool(const TestedDatabase& of, const std::string& entry)>& wanted);

// Whether an entry's name fits a shell pattern; every name fits an empty one.
bool fits_filter(const std::string& name, const std::string& filter);

}  // namespace katachi::authoring
