#include "regression/suites/results_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/files/file_error.h"
#include "base/files/read_file.h"

namespace katachi::regression {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* format_name = "katachi regression results";
constexpr int format_version = 1;

Json test_value(const TestResult& test) {
    Json value;
    value["number"] = test.number;
    value["line"] = test.line;
    value["command"] = test.command;
    value["expected"] = test.expected ? Json(*test.expected) : Json();
    value["answer"] = test.answer;
    value["trouble"] = test.trouble.empty() ? Json() : Json(test.trouble);
    value["verdict"] = name(test.verdict);
    value["seconds"] = test.seconds;
    return value;
}

Json suite_value(const SuiteResult& suite) {
    Json value;
    value["suite"] = suite.path;
    value["name"] = suite.name;
    const ResultCounts total = counts(suite);
    value["passed"] = total.passed;
    value["tests"] = total.tests;
    value["is_complete"] = suite.complete;
    value["seconds"] = suite.seconds;
    value["cpu_seconds"] = suite.cpu_seconds ? Json(*suite.cpu_seconds) : Json();
    value["nodes"] = Json::object();
    for (const auto& [counter, count] : suite.nodes) value["nodes"][counter] = count;
    value["notices"] = suite.notices;
    value["results"] = Json::array();
    for (const TestResult& test : suite.tests) value["results"].push_back(test_value(test));
    return value;
}

std::string text_or_empty(const Json& value) { return value.is_null() ? "" : value.get<std::string>(); }

TestResult read_test(const Json& value) {
    TestResult test;
    test.number = value.at("number");
    test.line = value.at("line");
    test.command = value.at("command");
    if (!value.at("expected").is_null()) test.expected = value.at("expected").get<std::string>();
    test.answer = value.at("answer");
    test.trouble = text_or_empty(value.at("trouble"));
    const auto verdict = verdict_named(value.at("verdict").get<std::string>());
    if (!verdict) throw std::runtime_error("unknown verdict " + value.at("verdict").dump());
    test.verdict = *verdict;
    test.seconds = value.at("seconds");
    return test;
}

SuiteResult read_suite_result(const Json& value) {
    SuiteResult suite;
    suite.path = value.at("suite");
    suite.name = value.at("name");
    suite.complete = value.at("is_complete");
    suite.seconds = value.at("seconds");
    if (!value.at("cpu_seconds").is_null()) suite.cpu_seconds = value.at("cpu_seconds").get<double>();
    value.at("nodes").get_to(suite.nodes);
    value.at("notices").get_to(suite.notices);
    for (const Json& test : value.at("results")) suite.tests.push_back(read_test(test));
    return suite;
}

RegressionResults read(const Json& value) {
    if (value.at("format") != format_name || value.at("version") != format_version)
        throw std::runtime_error("another format or version");
    RegressionResults results;
    results.engine = value.at("engine");
    results.engine_command = value.at("engine_command");
    results.stopped = value.at("stopped");
    for (const Json& suite : value.at("suites")) results.suites.push_back(read_suite_result(suite));
    return results;
}

}  // namespace

Json results_json(const RegressionResults& results) {
    Json value;
    value["format"] = format_name;
    value["version"] = format_version;
    value["engine"] = results.engine;
    value["engine_command"] = results.engine_command;
    value["stopped"] = results.stopped;
    value["suites"] = Json::array();
    for (const SuiteResult& suite : results.suites) value["suites"].push_back(suite_value(suite));
    return value;
}

Json comparison_json(const Comparison& comparison) {
    const auto answer = [](const TestResult* test) { return test == nullptr ? Json() : Json(given(*test)); };
    Json value = Json::object();
    for (const NamedChanges& list : named_changes(comparison)) {
        std::string key = list.name;
        std::replace(key.begin(), key.end(), ' ', '_');
        for (const TestChange& change : *list.changes)
            value[key].push_back(
                {{"test", change.name()}, {"before", answer(change.before)}, {"after", answer(change.after)}});
    }
    if (!comparison.not_run.empty()) value["not_run"] = comparison.not_run;
    return value;
}

RegressionResults read_results(const std::filesystem::path& path) {
    const base::SourcePtr source = base::read_file(path);
    try {
        return read(Json::parse(source->text()));
    } catch (const base::FileError&) {
        throw;
    } catch (const std::exception&) {
        throw base::FileError(path.string() + ": holds no results of katachi regress; make them with --output FILE");
    }
}

}  // namespace katachi::regression
