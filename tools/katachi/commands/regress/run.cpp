#include "tools/katachi/commands/regress/run.h"

#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

#include "tools/answers/diagnostic_json.h"
#include "base/text/counted.h"
#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/text/terminal_text.h"
#include "base/files/atomic_file.h"
#include "regression/suites/html_report.h"
#include "regression/suites/results_json.h"
#include "regression/suites/runner.h"
#include "tools/katachi/shared/entry_output.h"
#include "base/work/interrupt.h"
#include "tools/answers/json_text.h"
#include "tools/katachi/shared/own_engine.h"
#include "base/work/progress_line.h"
#include "tools/katachi/commands/regress/text.h"

namespace katachi {

namespace {

namespace fs = std::filesystem;

struct AllResults {
    RegressionResults results;
    Diagnostics findings = {};  // in the suites
    bool all_were_read = true;  // false: a file was no suite at all
};

bool is_results_file(const std::string& word) { return fs::path(word).extension() == ".json"; }

std::string progress_text(const RunProgress& progress) {
    return std::to_string(progress.done) + " of " + std::to_string(progress.total) + " tests, " +
           std::to_string(progress.unexpected) + " unexpected: " + progress.suite;
}

RegressionResults run_on_engine(const RegressOptions& options, const std::vector<PlannedSuite>& suites) {
    RunSettings settings;
    settings.engine.command = located_command(options.engine.empty() ? own_engine() : options.engine);
    settings.engine.timeout = std::chrono::milliseconds(static_cast<std::int64_t>(options.timeout * 1000));
    settings.engine.stop = &stop_on_interrupt(SecondInterrupt::is_ignored);
    settings.jobs = options.jobs;
    const ProgressLine line;
    auto shown_at = std::chrono::steady_clock::now();
    settings.progress = [&](const RunProgress& progress) {
        const auto now = std::chrono::steady_clock::now();
        if (now - shown_at < std::chrono::milliseconds(100)) return;
        shown_at = now;
        line.show(progress_text(progress));
    };
    return run_suites(suites, settings);
}

AllResults run_all(const RegressOptions& options) {
    AllResults all;
    std::vector<AskedSuite> asked;
    for (const std::string& word : options.suites)
        for (AskedSuite& suite : asked_suites(word)) asked.push_back(std::move(suite));
    std::vector<Suite> suites;
    for (const AskedSuite& suite : asked) {
        const std::size_t findings = all.findings.size();
        suites.push_back(read_suite(read_file(suite.path), all.findings));
        if (suites.back().commands.empty() && all.findings.size() > findings) all.all_were_read = false;
    }
    std::vector<PlannedSuite> planned;
    for (std::size_t i = 0; i < suites.size(); ++i)
        planned.push_back({.suite = &suites[i], .steps = plan(suites[i], asked[i].selection)});
    all.results = run_on_engine(options, planned);
    all.results.engine_command = options.engine.empty() ? "katachi-gtp" : options.engine;
    return all;
}

AllResults results_of(const RegressOptions& options) {
    const auto files = std::count_if(options.suites.begin(), options.suites.end(), is_results_file);
    if (files == 0) return run_all(options);
    if (options.suites.size() > 1) throw FileError("results of an earlier run (.json) are shown alone; name one file");
    return {.results = read_results(options.suites.front())};
}

std::string json_of(const AllResults& all, const Comparison* comparison) {
    Json value = results_json(all.results);
    value["findings"] = Json::array();
    for (const Diagnostic& finding : all.findings) value["findings"].push_back(diagnostic_json_value(finding));
    if (comparison != nullptr) value["changes"] = comparison_json(*comparison);
    return json_text(value);
}

void print_notices(const AllResults& all, const RegressOptions& options, const TextStyle& style) {
    std::cerr << diagnostic_text(all.findings, {.unicode = style.unicode});
    for (const SuiteResult& suite : all.results.suites)
        for (const std::string& notice : suite.notices)
            std::cerr << suite.path << ": " << printable(notice, style.unicode) << '\n';
    const ResultCounts total = counts(all.results);
    if (total.unexpected_fails > 0 && options.html.empty())
        std::cerr << counted(total.unexpected_fails, "test", "tests") << " FAILED; --html FILE shows the boards\n";
    if (all.results.stopped)
        std::cerr << "stopped after " << counted(total.tests + total.unjudged, "test", "tests") << "\n";
}

}  // namespace

Outcome run_regress(const RegressOptions& options, const CommonOptions& common) {
    check_can_be_written(options.html);
    check_can_be_written(options.output);
    std::optional<RegressionResults> earlier;
    if (!options.compare.empty()) earlier = read_results(options.compare);
    const AllResults all = results_of(options);
    std::optional<Comparison> comparison;
    if (earlier) comparison = compare(*earlier, all.results);
    const Comparison* compared = comparison ? &*comparison : nullptr;

    if (!options.output.empty()) write_file(options.output, json_of(all, nullptr));
    if (!options.html.empty()) write_file(options.html, html_report(all.results, compared));
    const TextStyle style = text_style(common);
    if (options.format == "json") {
        std::cout << json_of(all, compared);
    } else {
        std::cout << results_text(all.results, options.all, style);
        if (compared != nullptr) std::cout << comparison_text(*compared, style);
    }
    std::cout.flush();
    print_notices(all, options, style);
    if (all.results.stopped || !all.all_were_read) return Outcome::trouble;
    return counts(all.results).unexpected_fails > 0 ? Outcome::findings : Outcome::success;
}

}  // namespace katachi
