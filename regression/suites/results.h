// What a run of suites gave: every test with its answer and verdict, and what each suite cost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace katachi::regression {

enum class Verdict {
    passed,
    unexpected_pass,  // PASSED: a known weakness is none any more
    failed,           // a known weakness
    unexpected_fail,  // FAILED: something was broken
    unjudged,         // no expected answer, or one that is ignored
};

// "passed", "PASSED", "failed", "FAILED", "unjudged".
std::string_view name(Verdict verdict);
std::optional<Verdict> verdict_named(std::string_view name);

constexpr bool is_pass(Verdict verdict) { return verdict == Verdict::passed || verdict == Verdict::unexpected_pass; }
constexpr bool is_unexpected(Verdict verdict) {
    return verdict == Verdict::unexpected_pass || verdict == Verdict::unexpected_fail;
}

struct TestResult {
    int number = 0;
    int line = 0;  // in the suite, from 1
    std::string command;
    std::optional<std::string> expected;  // the text between the brackets
    std::string answer;                   // an error begins with "? "; empty where there was trouble
    std::string trouble;                  // why no answer came
    Verdict verdict = Verdict::unjudged;
    double seconds = 0;
};

struct SuiteResult {
    std::string name;
    std::string path;
    std::vector<TestResult> tests;
    double seconds = 0;                         // of the wall clock
    std::optional<double> cpu_seconds;          // as the engine says; what died is not counted
    std::map<std::string, std::int64_t> nodes;  // by counter, such as "reading"
    std::vector<std::string> notices;           // trouble between tests: "line 12: loadsgf a.sgf: cannot load file"
    bool complete = true;                       // false: not all of its tests were run
};

struct RegressionResults {
    std::string engine;          // "GNU Go 3.8"
    std::string engine_command;  // as it was run
    bool stopped = false;        // by the user or for trouble: not everything was run
    std::vector<SuiteResult> suites;
};

struct ResultCounts {
    std::size_t tests = 0;  // with an expected answer
    std::size_t passed = 0;
    std::size_t unexpected_passes = 0;
    std::size_t unexpected_fails = 0;
    std::size_t unjudged = 0;

    ResultCounts& operator+=(const ResultCounts& other);
};

ResultCounts counts(const SuiteResult& suite);
ResultCounts counts(const RegressionResults& results);

// The answer, or why there was none.
const std::string& given(const TestResult& test);

// What manuals of engines print: `Correct "B14|D17", got "C3"`.
std::string correct_and_got(const TestResult& test);

}  // namespace katachi::regression
