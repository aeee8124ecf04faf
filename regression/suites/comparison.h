// What changed between two runs.
#pragma once

#include <string>
#include <vector>

#include "regression/suites/results.h"

namespace katachi::regression {

// Two results of one test; the old or the new one is null where the test was added or removed.
struct TestChange {
    const SuiteResult* suite = nullptr;  // the new one, unless the test was removed
    const TestResult* before = nullptr;
    const TestResult* after = nullptr;

    const TestResult& test() const { return after != nullptr ? *after : *before; }
    std::string name() const;  // "blunder:90"
};

struct Comparison {
    std::vector<TestChange> newly_passing;
    std::vector<TestChange> newly_failing;
    std::vector<TestChange> other_answers;  // neither, but another answer
    std::vector<TestChange> added;
    std::vector<TestChange> removed;

    bool is_empty() const;
};

// The lists that hold something, each with its name: "newly failing", …
struct NamedChanges {
    std::string name;
    const std::vector<TestChange>* changes = nullptr;
};
std::vector<NamedChanges> named_changes(const Comparison& comparison);

// A test is known by its suite's name and its number; among tests of one number, by their order. Suites that only
// `before` has are passed over, as are tests that one side left out. The results must outlive the comparison.
Comparison compare(const RegressionResults& before, const RegressionResults& after);

// "C3 -> B14"; "was not there"
std::string answers_text(const TestChange& change);

}  // namespace katachi::regression
