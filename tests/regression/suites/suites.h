// Suites from texts, and runs of them.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "regression/suites/runner.h"
#include "tests/support/temporary_folder.h"

namespace katachi::regression {

Suite suite_of(const std::string& text, base::Diagnostics& diagnostics);
// Which must be free of findings.
Suite suite_of(const std::string& text);

std::string fake_engine();  // its command

// Runs of suites in a folder of their own.
class TestRun {
  public:
    explicit TestRun(std::string engine = fake_engine()) { settings.engine.command = std::move(engine); }

    // All tests of texts, which become a.tst, b.tst, …
    RegressionResults run(const std::vector<std::string>& texts);
    SuiteResult run_one(const std::string& text) { return run({text}).suites.at(0); }

    test::TemporaryFolder folder;
    std::atomic<bool> stop = false;
    RunSettings settings{
        .engine = {.command = "", .timeout = std::chrono::seconds(10), .stop = &stop}, .jobs = 1, .progress = {}};
};

// "1 passed 2 FAILED"
std::string verdicts(const SuiteResult& suite);

}  // namespace katachi::regression
