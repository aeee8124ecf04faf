#include "tools/authoring/workspace/watched_tests.h"

#include <filesystem>

#include "base/files/read_file.h"

namespace katachi::authoring {

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

}  // namespace

std::set<std::string> WatchedTests::remember(const WatchedLibrary& library) {
    std::set<std::string> changed;
    std::map<std::string, std::string> now;
    for (std::size_t i = 0; i < library.size(); ++i)
        for (const auto& file : library.database(i).spec.files) {
            const std::string path = test_file_of(file.string());
            std::error_code error;
            if (!std::filesystem::exists(path, error)) continue;
            std::string text(base::read_regular_file(path)->text());
            const auto known = texts_.find(path);
            if (known == texts_.end() || known->second != text) changed.insert(library.database(i).spec.name);
            now.emplace(path, std::move(text));
        }
    texts_ = std::move(now);
    return changed;
}

WatchedTests::Run WatchedTests::run_again(const WatchedLibrary& library, const catalogue::DatabaseDiff& diff) {
    const auto changed = remember(library);
    const auto touched = touched_entries(diff);
    std::vector<compiler::PatternDatabase> concerned;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const std::string& name = library.database(i).spec.name;
        const auto first = touched.lower_bound({name, ""});
        if (changed.contains(name) || (first != touched.end() && first->first == name))
            concerned.push_back(library.database(i));
    }
    Run run{.tested = tests_beside(std::move(concerned)), .results = {}};
    run.results = run_tests(run.tested, [&](const TestedDatabase& tested, const std::string& entry) {
        const std::string& name = tested.database.spec.name;
        return changed.contains(name) || touched.contains({name, entry});
    });
    return run;
}

}  // namespace katachi::authoring
