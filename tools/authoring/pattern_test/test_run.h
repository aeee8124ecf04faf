// Whether tests hold: each case of a test is matched with the plain matcher, and constraints and class letters are
// asked of an analysis.
#pragma once

#include <functional>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "engine/match/constraint/analysis.h"
#include "engine/match/match.h"
#include "tools/authoring/pattern_test/pattern_test.h"

namespace katachi::authoring {

// An analysis of the position, good until the next call.
using AnalyseTest = std::function<match::Analysis&(const board::Position&)>;

// Where the entry matches as the test asks: all orientations; at its point, if it names one.
std::vector<match::Match> matches_in_case(const compiler::Pattern& pattern, compiler::DatabaseKind kind,
                                          const PatternTest& test, const TestPosition& on, const TestCase& tried);

// The greatest of the answers at these matches.
TestAnswer best_answer(const compiler::Pattern& pattern, compiler::DatabaseKind kind,
                       const std::vector<match::Match>& matches, const TestCase& tried, const AnalyseTest& analyse);

struct FailedCase {
    TestCase tried;
    TestAnswer given = TestAnswer::no_match;
    std::vector<match::Match> matches;
};

struct TestResult {
    const PatternTest* test = nullptr;
    const compiler::Pattern* pattern = nullptr;
    std::size_t cases = 0;
    std::vector<FailedCase> failed;
};

TestResult run_test(const PatternTest& test, const TestPosition& on, const compiler::Pattern& pattern,
                    compiler::DatabaseKind kind, const AnalyseTest& analyse);

}  // namespace katachi::authoring
