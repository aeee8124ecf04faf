#include "tools/katachi/commands/regress/run.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>
#include <optional>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/files/standard_input.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "regression/suites/html_report.h"
#include "regression/suites/results_json.h"
#include "regression/suites/runner.h"
#include "tools/answers/regression/regress_json.h"
#include "tools/answers/regression/suite_json.h"
#include "tools/katachi/commands/regress/text.h"
#include "tools/katachi/commands/regress/told_patterns.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/own_engine.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

struct AllResults {
    regression::RegressionResults results;
    base::Diagnostics findings = {};  // in the suites
    bool all_were_read = true;        // false: a file was no suite at all
};

bool is_results_file(const std::string& word) { return fs::path(word).extension() == ".json"; }

std::string progress_text(const regression::RunProgress& progress) {
    return std::to_string(progress.done) + " of " + std::to_string(progress.total) + " tests, " +
           std::to_string(progress.unexpected) + " unexpected: " + progress.suite;
}

// Told as soon as a suite has ended: the rest may take long, or be stopped.
void print_suite(const regression::SuiteResult& suite, const RegressOptions& options, const base::TextStyle& style) {
    std::cout << suite_text(suite, options.all, style) << std::flush;
}

regression::RegressionResults run_on_engine(const RegressOptions& options,
                                            const std::vector<regression::PlannedSuite>& suites,
                                            const base::TextStyle& style) {
    // Set before there is a temporary file, which an interrupt would leave behind.
    const std::atomic<bool>& stop = base::stop_on_interrupt(base::SecondInterrupt::is_ignored);
    std::optional<ToldPatterns> patterns;
    if (!options.patterns.empty()) patterns.emplace(options.patterns);
    const std::string own = patterns ? patterns->engine() : own_engine();
    regression::RunSettings settings;
    settings.engine.command = base::located_command(options.engine.empty() ? own : options.engine);
    settings.engine.timeout = std::chrono::milliseconds(static_cast<std::int64_t>(options.timeout * 1000));
    settings.engine.stop = &stop;
    settings.jobs = options.jobs;
    const base::ProgressLine line;
    auto shown_at = std::chrono::steady_clock::now();
    settings.progress = [&](const regression::RunProgress& progress) {
        const auto now = std::chrono::steady_clock::now();
        if (now - shown_at < std::chrono::milliseconds(100)) return;
        shown_at = now;
        line.show(progress_text(progress));
    };
    if (options.format != "json")
        settings.suite_done = [&](const regression::SuiteResult& suite) {
            line.clear();
            print_suite(suite, options, style);
        };
    return regression::run_suites(suites, settings);
}

// Any other text reads as a suite of unknown commands.
void check_is_suite(const regression::Suite& suite) {
    const fs::path path = suite.source->path();
    const auto is_test = [](const regression::SuiteCommand& command) { return command.number.has_value(); };
    if (path.extension() == ".tst" || std::any_of(suite.commands.begin(), suite.commands.end(), is_test)) return;
    throw base::FileError(path.string() + ": is no suite: none of its lines is a test, such as `10 attack C3`" +
                          (path.extension() == ".db" ? "; katachi test runs the tests of patterns" : ""));
}

base::SourcePtr suite_text(const std::string& file) {
    if (file != "-") return base::read_file(file);
    return std::make_shared<base::SourceFile>(base::input_name(file),
                                              base::read_standard_input(base::default_archive_limit));
}

struct ReadSuites {
    std::vector<regression::AskedSuite> asked;
    std::vector<regression::Suite> suites;  // of each
    base::Diagnostics findings = {};
    bool all_were_read = true;  // false: a file was no suite at all
};

ReadSuites read_suites(const RegressOptions& options) {
    ReadSuites read;
    for (const std::string& word : options.suites)
        for (regression::AskedSuite& suite : regression::asked_suites(word)) read.asked.push_back(std::move(suite));
    for (const regression::AskedSuite& suite : read.asked) {
        const std::string file = suite.path.string();
        for (const std::string& output : {options.output, options.html}) base::check_is_no_input(output, {&file, 1});
        const std::size_t findings = read.findings.size();
        read.suites.push_back(regression::read_suite(suite_text(file), read.findings));
        if (read.suites.back().commands.empty() && read.findings.size() > findings) read.all_were_read = false;
        check_is_suite(read.suites.back());
    }
    return read;
}

AllResults run_all(const RegressOptions& options, const base::TextStyle& style) {
    ReadSuites read = read_suites(options);
    std::vector<regression::PlannedSuite> planned;
    for (std::size_t i = 0; i < read.suites.size(); ++i)
        planned.push_back(
            {.suite = &read.suites[i], .steps = regression::plan(read.suites[i], read.asked[i].selection)});
    AllResults all{.results = run_on_engine(options, planned, style),
                   .findings = std::move(read.findings),
                   .all_were_read = read.all_were_read};
    all.results.engine_command = options.engine.empty() ? "katachi-gtp" : options.engine;
    return all;
}

Outcome list_tests(const RegressOptions& options) {
    const ReadSuites read = read_suites(options);
    std::vector<answers::ToldSuite> told;
    for (std::size_t i = 0; i < read.suites.size(); ++i) told.push_back({&read.suites[i], read.asked[i].selection});
    if (options.format == "json") {
        std::cout << answers::suites_json(told, read.findings);
    } else {
        for (const answers::ToldSuite& each : told) std::cout << list_text(*each.suite, each.selection);
        std::cerr << base::diagnostic_text(read.findings, message_style());
    }
    if (!read.all_were_read) return Outcome::trouble;
    return read.findings.empty() ? Outcome::success : Outcome::findings;
}

AllResults results_of(const RegressOptions& options, const base::TextStyle& style) {
    const auto files = std::count_if(options.suites.begin(), options.suites.end(), is_results_file);
    if (files == 0) return run_all(options, style);
    if (options.suites.size() > 1)
        throw base::FileError("results of an earlier run (.json) are shown alone; name one file");
    AllResults all{.results = regression::read_results(options.suites.front())};
    if (options.format != "json")
        for (const regression::SuiteResult& suite : all.results.suites) print_suite(suite, options, style);
    return all;
}

void print_notices(const AllResults& all, const RegressOptions& options, const base::TextStyle& style) {
    std::cerr << base::diagnostic_text(all.findings, message_style());
    for (const regression::SuiteResult& suite : all.results.suites)
        for (const std::string& notice : suite.notices)
            std::cerr << suite.path << ": " << base::printable(notice, style.unicode) << '\n';
    const regression::ResultCounts total = regression::counts(all.results);
    if (total.unexpected_fails > 0 && options.html.empty())
        std::cerr << base::counted(total.unexpected_fails, "test", "tests")
                  << " FAILED; --html FILE shows the boards\n";
    if (all.results.stopped)
        std::cerr << "stopped after " << base::counted(total.tests + total.unjudged, "test", "tests") << "\n";
}

}  // namespace

Outcome run_regress(const RegressOptions& options, const CommonOptions& common) {
    if (options.list) return list_tests(options);
    base::check_can_be_written(options.html);
    base::check_can_be_written(options.output);
    std::optional<regression::RegressionResults> earlier;
    if (!options.compare.empty()) earlier = regression::read_results(options.compare);
    const base::TextStyle style = text_style(common);
    const AllResults all = results_of(options, style);
    std::optional<regression::Comparison> comparison;
    if (earlier) comparison = regression::compare(*earlier, all.results);
    const regression::Comparison* compared = comparison ? &*comparison : nullptr;

    if (!options.output.empty()) base::write_file(options.output, answers::regress_json(all.results, all.findings));
    if (!options.html.empty()) base::write_file(options.html, regression::html_report(all.results, compared));
    std::ostream& out = text_beside(options.html, options.output);
    if (options.format == "json") {
        out << answers::regress_json(all.results, all.findings, compared);
    } else {
        out << summary_text(all.results, style);
        if (compared != nullptr) out << comparison_text(*compared, style);
    }
    out.flush();
    print_notices(all, options, style);
    if (all.results.stopped || !all.all_were_read) return Outcome::trouble;
    return regression::counts(all.results).unexpected_fails > 0 || !all.findings.empty() ? Outcome::findings
                                                                                         : Outcome::success;
}

}  // namespace katachi::cli
