#include "tests/regression/suites/suites.h"

#include <gtest/gtest.h>

#include "base/files/read_file.h"

namespace katachi::regression {

Suite suite_of(const std::string& text, base::Diagnostics& diagnostics) {
    return read_suite(std::make_shared<base::SourceFile>("suite.tst", text), diagnostics);
}

Suite suite_of(const std::string& text) {
    base::Diagnostics diagnostics;
    Suite suite = suite_of(text, diagnostics);
    for (const base::Diagnostic& finding : diagnostics) ADD_FAILURE() << finding.message;
    return suite;
}

std::string fake_engine() { return KATACHI_FAKE_ENGINE; }

RegressionResults TestRun::run(const std::vector<std::string>& texts) {
    base::Diagnostics diagnostics;
    std::vector<Suite> suites;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto path = folder.write(std::string(1, static_cast<char>('a' + i)) + ".tst", texts[i]);
        suites.push_back(read_suite(base::read_file(path), diagnostics));
    }
    for (const base::Diagnostic& finding : diagnostics) ADD_FAILURE() << finding.message;
    std::vector<PlannedSuite> planned;
    for (const Suite& suite : suites) planned.push_back({.suite = &suite, .steps = plan(suite, {})});
    return run_suites(planned, settings);
}

std::string verdicts(const SuiteResult& suite) {
    std::string text;
    for (const TestResult& test : suite.tests)
        text += (text.empty() ? "" : " ") + std::to_string(test.number) + " " + std::string(name(test.verdict));
    return text;
}

}  // namespace katachi::regression
