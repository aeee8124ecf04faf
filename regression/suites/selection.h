// What is asked to be run: "blunder", "suites/blunder.tst:3,7-12", a folder of suites.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "regression/suites/suite.h"

namespace katachi::regression {

// Numbers of tests, both ends included; none means all.
struct TestSelection {
    std::vector<std::pair<int, int>> ranges;

    bool holds(int number) const;
    bool is_everything() const { return ranges.empty(); }
};

struct AskedSuite {
    std::filesystem::path path;
    TestSelection selection;
};

// The suites that one word of the command line names; a folder names all its .tst files in the order of their names,
// and `-` is standard input.
// Throws FileError where there are none.
std::vector<AskedSuite> asked_suites(const std::string& word);

// One command to be sent.
struct PlannedStep {
    const SuiteCommand* command = nullptr;
    bool is_test = false;
};

// The commands to be sent for the selected tests: all where everything is selected, else the tests and what their
// positions rest on. Throws FileError where a range holds no test.
std::vector<PlannedStep> plan(const Suite& suite, const TestSelection& selection);

}  // namespace katachi::regression
