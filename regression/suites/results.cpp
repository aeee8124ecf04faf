#include "regression/suites/results.h"

#include <algorithm>
#include <array>
#include <utility>

namespace katachi::regression {

namespace {

constexpr std::array<std::pair<Verdict, std::string_view>, 5> names{{{Verdict::passed, "passed"},
                                                                     {Verdict::unexpected_pass, "PASSED"},
                                                                     {Verdict::failed, "failed"},
                                                                     {Verdict::unexpected_fail, "FAILED"},
                                                                     {Verdict::unjudged, "unjudged"}}};

}  // namespace

std::string_view name(Verdict verdict) {
    return std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.first == verdict; })->second;
}

std::optional<Verdict> verdict_named(std::string_view name) {
    const auto* found =
        std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.second == name; });
    return found == names.end() ? std::nullopt : std::optional(found->first);
}

ResultCounts& ResultCounts::operator+=(const ResultCounts& other) {
    tests += other.tests;
    passed += other.passed;
    unexpected_passes += other.unexpected_passes;
    unexpected_fails += other.unexpected_fails;
    unjudged += other.unjudged;
    return *this;
}

ResultCounts counts(const SuiteResult& suite) {
    ResultCounts total;
    for (const TestResult& test : suite.tests) {
        if (test.verdict == Verdict::unjudged) {
            ++total.unjudged;
            continue;
        }
        ++total.tests;
        total.passed += is_pass(test.verdict) ? 1 : 0;
        total.unexpected_passes += test.verdict == Verdict::unexpected_pass ? 1 : 0;
        total.unexpected_fails += test.verdict == Verdict::unexpected_fail ? 1 : 0;
    }
    return total;
}

ResultCounts counts(const RegressionResults& results) {
    ResultCounts total;
    for (const SuiteResult& suite : results.suites) total += counts(suite);
    return total;
}

const std::string& given(const TestResult& test) { return test.trouble.empty() ? test.answer : test.trouble; }

std::string correct_and_got(const TestResult& test) {
    const std::string got = test.trouble.empty() ? "got \"" + test.answer + "\"" : test.trouble;
    return test.expected ? "Correct \"" + *test.expected + "\", " + got : got;
}

}  // namespace katachi::regression
