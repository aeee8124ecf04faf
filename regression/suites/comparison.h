// What changed between two runs.
#pragma once

#include <string>
#include <vector>

#include "regression/suites/results.h"

namespace katachi::regression {

// Two results of one test; the old or the new one is null where the test was added or removed.
struct TestChange {
    std::string suite;  // its name; its path where a run has two suites of that name
    const TestResult* before = nullptr;
    const TestResult* after = nullptr;

    const TestResult& test() const { return after != nullptr ? *after : *before; }
    std::string name() const;  // "blunder:90"
};

struct Comparison {
    std::vector<TestChange> newly_passing;
    std::vector<TestChange> newly_failing;
    std::vector<TestChange> other_answers;       // neither, but another answer
    std::vector<TestChange> other_expectations;  // the same answer, which the suite now judges by another expected one
    std::vector<TestChange> added;
    std::vector<TestChange> removed;
    std::vector<std::string> not_run;  // suites that only the earlier run has; nothing of them is compared

    bool is_empty() const;
};

// The lists that hold something, each with its name: "newly failing", …
struct NamedChanges {
    std::string name;
    const std::vector<TestChange>* changes = nullptr;
};
std::vector<NamedChanges> named_changes(const Comparison& comparison);

// A test is known by its suite and its number; among tests of one number, by their order. Tests that one side left out
// are passed over. The results must outlive the comparison.
Comparison compare(const RegressionResults& before, const RegressionResults& after);

// "C3 -> B14"; of an answer that is the same, "C3".
std::string answers_text(const TestChange& change);
// "B14|D17"; "B14 -> D17" where the suite was changed; empty where there is none.
std::string expectations_text(const TestChange& change);

}  // namespace katachi::regression
