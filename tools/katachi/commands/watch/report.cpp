#include "tools/katachi/commands/watch/report.h"

#include <algorithm>
#include <filesystem>

#include "base/files/read_file.h"
#include "base/text/counted.h"
#include "compiler/check/facts/entry_views.h"
#include "tools/authoring/diff_games.h"
#include "tools/katachi/commands/diff/text.h"
#include "tools/katachi/commands/test/text.h"

namespace katachi::cli {

namespace {

// The entries that a difference leaves, by database and name.
std::set<std::pair<std::string, std::string>> touched_entries(const catalogue::DatabaseDiff& diff) {
    std::set<std::pair<std::string, std::string>> touched;
    const auto touch = [&](const catalogue::DiffEntry& entry) {
        touched.emplace(entry.database->spec.name, entry.pattern->name);
    };
    for (const catalogue::EntryChange& change : diff.changed) touch(change.after);
    for (const catalogue::DiffEntry& entry : diff.added) touch(entry);
    return touched;
}

std::string tests_text(const WatchedTests::Run& run, const base::TextStyle& style) {
    std::string text = base::diagnostic_text(run.tested.findings, style) + results_text(run.results, style);
    if (!run.results.ran.empty()) text += summary_text(run.results);
    return text;
}

}  // namespace

std::set<std::string> WatchedTests::remember(const authoring::WatchedLibrary& library) {
    std::set<std::string> changed;
    std::map<std::string, std::string> now;
    for (std::size_t i = 0; i < library.size(); ++i)
        for (const auto& file : library.database(i).spec.files) {
            const std::string path = authoring::test_file_of(file.string());
            std::error_code error;
            if (!std::filesystem::exists(path, error)) continue;
            std::string text(base::read_file(path)->text());
            const auto known = texts_.find(path);
            if (known == texts_.end() || known->second != text) changed.insert(library.database(i).spec.name);
            now.emplace(path, std::move(text));
        }
    texts_ = std::move(now);
    return changed;
}

WatchedTests::Run WatchedTests::run_again(const authoring::WatchedLibrary& library,
                                          const catalogue::DatabaseDiff& diff) {
    const auto changed = remember(library);
    const auto touched = touched_entries(diff);
    std::vector<compiler::PatternDatabase> concerned;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const std::string& name = library.database(i).spec.name;
        const auto first = touched.lower_bound({name, ""});
        if (changed.contains(name) || (first != touched.end() && first->first == name))
            concerned.push_back(library.database(i));
    }
    Run run{.tested = authoring::tests_beside(std::move(concerned)), .results = {}};
    run.results =
        authoring::run_tests(run.tested, [&](const authoring::TestedDatabase& tested, const std::string& entry) {
            const std::string& name = tested.database.spec.name;
            return changed.contains(name) || touched.contains({name, entry});
        });
    return run;
}

std::string watch_text(const authoring::LibraryChange& change, WatchedTests& tests,
                       const authoring::WatchedLibrary& library, const authoring::KeptPositions& games,
                       const base::TextStyle& style) {
    authoring::DiffReport report{.diff = catalogue::diff_databases(change.before, change.after, true)};
    if (!games.games.empty() && !report.diff.empty()) report.effect = authoring::effect_on_games(report.diff, games);
    std::string text = report.diff.empty() ? "" : diff_text(report, style);
    if (!change.new_findings.empty())
        text += "\n" + base::diagnostic_text(change.new_findings, style, compiler::entry_viewer(change.after));
    if (change.gone_findings > 0) text += base::counted(change.gone_findings, "finding is", "findings are") + " gone\n";
    const WatchedTests::Run run = tests.run_again(library, report.diff);
    return text + tests_text(run, style);
}

}  // namespace katachi::cli
