#include "tools/katachi/commands/watch/text.h"

#include "base/text/counted.h"
#include "compiler/check/facts/entry_views.h"
#include "tools/authoring/diff_games.h"
#include "tools/katachi/commands/diff/text.h"
#include "tools/katachi/commands/test/text.h"

namespace katachi::cli {

namespace {

std::string tests_text(const authoring::WatchedTests::Run& run, const base::TextStyle& style) {
    std::string text = base::diagnostic_text(run.tested.findings, style) + results_text(run.results, style);
    if (!run.results.ran.empty()) text += summary_text(run.results);
    return text;
}

}  // namespace

std::string watch_text(const authoring::LibraryChange& change, authoring::WatchedTests& tests,
                       const authoring::WatchedLibrary& library, const authoring::KeptPositions& games,
                       const base::TextStyle& style) {
    authoring::DiffReport report{
        .diff = catalogue::diff_databases(change.before, change.after, catalogue::Remarks::counted)};
    if (!games.games.empty() && !report.diff.empty()) report.effect = authoring::effect_on_games(report.diff, games);
    std::string text = report.diff.empty() ? "" : diff_text(report, style);
    if (!change.new_findings.empty())
        text += "\n" + base::diagnostic_text(change.new_findings, style, compiler::entry_viewer(change.after));
    if (change.gone_findings > 0) text += base::counted(change.gone_findings, "finding is", "findings are") + " gone\n";
    const authoring::WatchedTests::Run run = tests.run_again(library, report.diff);
    return text + tests_text(run, style);
}

}  // namespace katachi::cli
