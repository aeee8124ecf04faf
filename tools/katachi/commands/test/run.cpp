#include "tools/katachi/commands/test/run.h"

#include <chrono>
#include <iostream>
#include <optional>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "tools/answers/test_json.h"
#include "tools/authoring/pattern_test/test_results.h"
#include "tools/authoring/pattern_test/written_tests.h"
#include "tools/katachi/commands/test/coverage_text.h"
#include "tools/katachi/commands/test/junit.h"
#include "tools/katachi/commands/test/picture.h"
#include "tools/katachi/commands/test/text.h"
#include "tools/katachi/shared/picture.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

namespace {

void say_left_out(const authoring::TestedDatabases& tested) {
    if (tested.left_out > 0)
        std::cerr << "katachi: " << base::counted(tested.left_out, "finding", "findings")
                  << " in the patterns, broken entries are left out: katachi check\n";
}

// Tests cannot be added to files that are not understood.
bool say_findings(const authoring::TestedDatabases& tested, const CommonOptions& common) {
    std::cerr << base::diagnostic_text(tested.findings, text_style(common));
    return !tested.findings.empty();
}

// A filter that fits nothing is most likely misspelt, and a run without tests would seem to be a success.
void check_filter(const authoring::TestedDatabases& tested, const std::string& filter) {
    for (const authoring::TestedDatabase& database : tested.databases)
        for (const compiler::Pattern& pattern : database.database.patterns)
            if (authoring::fits_filter(pattern.name, filter)) return;
    if (!filter.empty())
        throw base::FileError("--filter " + filter + ": fits the name of no entry; check its spelling");
}

Outcome run_draft(const TestOptions& options, const authoring::TestedDatabases& tested) {
    const auto written = authoring::write_drafts(tested, options.filter);
    for (const authoring::WrittenTests& tests : written)
        std::cout << tests.file << ": " << base::counted(tests.entries.size(), "entry", "entries") << " drafted\n";
    if (written.empty())
        std::cerr << "katachi: every entry has a test\n";
    else
        std::cerr << "katachi: read the drafts: they say what the entries do, not what they should\n";
    return Outcome::success;
}

Outcome run_record(const TestOptions& options, const authoring::TestedDatabases& tested) {
    std::optional<int> move;
    if (options.move > 0) move = options.move;
    const authoring::RecordedTest recorded = authoring::write_record(tested, options.record, options.game, move);
    std::cout << recorded.file << ": " << recorded.line << '\n';
    return Outcome::success;
}

Outcome run_coverage(const TestOptions& options, const authoring::TestedDatabases& tested,
                     const CommonOptions& common) {
    const auto entries = authoring::measure_coverage(tested, options.filter);
    if (options.format == "json")
        std::cout << answers::coverage_json(entries);
    else
        std::cout << base::diagnostic_text(tested.findings, text_style(common)) << coverage_text(entries);
    return tested.findings.empty() ? Outcome::success : Outcome::findings;
}

void draw_failures(const authoring::TestResults& results, const std::string& file) {
    if (results.failures() > 0)
        write_picture(failures_sheet(results), file, results_text(results, base::TextStyle{}));
    else
        std::cerr << "katachi: no test failed; " << file << " is not written\n";
}

}  // namespace

Outcome run_test(const TestOptions& options, const CommonOptions& common) {
    const auto begin = std::chrono::steady_clock::now();
    check_picture(options.output, "", options.paths);
    base::check_can_be_written(options.junit);
    base::check_is_no_input(options.junit, options.paths);
    const authoring::TestedDatabases tested = authoring::read_tested(options.paths);
    const base::TextStyle style = text_style(common);
    check_filter(tested, options.filter);
    say_left_out(tested);
    if ((options.draft || !options.record.empty()) && say_findings(tested, common)) return Outcome::findings;
    if (options.draft) return run_draft(options, tested);
    if (!options.record.empty()) return run_record(options, tested);
    if (options.coverage) return run_coverage(options, tested, common);
    const authoring::TestResults results = authoring::run_tests(tested, options.filter);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    if (!options.output.empty()) draw_failures(results, options.output);
    if (!options.junit.empty()) base::write_file(options.junit, results_junit(results, took.count()));
    std::ostream& out = text_beside(options.junit);
    if (options.format == "json")
        out << answers::results_json(results, tested);
    else
        out << base::diagnostic_text(tested.findings, style) << results_text(results, style) << summary_text(results);
    return results.failures() == 0 && tested.findings.empty() ? Outcome::success : Outcome::findings;
}

}  // namespace katachi::cli
