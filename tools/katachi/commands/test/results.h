// What running tests gave, and its forms: text, JSON, JUnit XML.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/pattern_test/test_run.h"
#include "tools/katachi/commands/test/files.h"

namespace katachi::cli {

// What the board and reading can answer; one analysis, set to one position after the other.
authoring::AnalyseTest board_analysis_of_cases();

struct RanTest {
    const TestedDatabase* tested = nullptr;
    const authoring::PatternTests* tests = nullptr;  // the file
    authoring::TestResult result;

    const authoring::TestPosition& position() const { return tests->positions[result.test->position]; }
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
// Of the entries that are wanted.
TestResults run_tests(const TestedDatabases& tested,
                      const std::function<bool(const TestedDatabase& of, const std::string& entry)>& wanted);

// Whether an entry's name fits a shell pattern; every name fits an empty one.
bool fits_filter(const std::string& name, const std::string& filter);

// Why a case failed: "C4 must be empty, is Black"; "its constraint is false: lib(A) == 2 is false: lib(A) = 3".
std::string reason_of(const RanTest& ran, const authoring::FailedCase& failed);

std::string results_text(const TestResults& results, const base::TextStyle& style);
std::string summary_text(const TestResults& results);
std::string results_json(const TestResults& results, const TestedDatabases& tested);
// A suite for each file of tests, a case for each test.
std::string results_junit(const TestResults& results, double seconds);

}  // namespace katachi::cli
